import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buttonOf, enterCode, pageText, press, see, seeButton, seeOnPage } from '../../../testing/act.ts'
import { answers, asked, bodies, refuses } from '../../../testing/answers.ts'
import { givePasskeys, phonePasskey } from '../../../testing/browser-passkeys.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { member } from '../../../testing/people.ts'
import { cardInfo, cardSpending, confirmation } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const NUMBER = '4111111111114242'
const look = { card_number: NUMBER, expiry: '11/29', seconds: 30 }

beforeEach(() => {
  answers('card.info', cardInfo({ card_number: '4242' }))
  answers('card.spending', cardSpending())
  answers('card.showNumber', look)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = async () => {
  await renderScreen('/prepaidcard', { as: member({ card_status: 2 }) })
  await seeButton('Show the card number')
  press('Show the card number')
  await see('Enter your PAY code')
}

test('the whole number is shown by the PAY code, until it is hidden', async () => {
  await open()
  expect(asked('card.showNumber')).toEqual([])
  enterCode('PAY code', '246810')
  await seeOnPage('4111 1111 1111 4242', 'Hidden again in')
  expect(bodies('card.showNumber')).toEqual([{ pin: '246810' }])
  // The keyboard is where the number is, and back where it was asked for.
  const hide = await seeButton('Hide')
  await waitFor(() => expect(document.activeElement).toBe(hide))
  press('Hide')
  const show = await seeButton('Show the card number')
  await waitFor(() => expect(document.activeElement).toBe(show))
  expect(pageText()).not.toContain('4111')
})

test('the whole number goes when the page is left, and its time ends by itself', async () => {
  answers('card.showNumber', { ...look, seconds: 0 })
  await open()
  enterCode('PAY code', '246810')
  await seeButton('Show the card number')
  expect(pageText()).not.toContain('4111')

  answers('card.showNumber', look)
  press('Show the card number')
  enterCode('PAY code', '246810')
  await seeOnPage('4111 1111 1111 4242')
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  // The page listens a moment after it has drawn the number.
  await waitFor(() => {
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(buttonOf('Show the card number')?.disabled).toBe(false)
  })
  expect(pageText()).not.toContain('4111')
})

test('the whole number is not shown on a page that was left before it came', async () => {
  await open()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  enterCode('PAY code', '246810')
  await seeButton('Show the card number')
  expect(asked('card.showNumber')).toHaveLength(1)
  expect(pageText()).not.toContain('4111')
})

test('the whole number is shown by a passkey too, without the PAY code', async () => {
  answers('account.passkeys', phonePasskey)
  answers('account.beginPasskeyApproval', {
    ...{ rpId: 'money.example', challenge: 'Y2hhbGxlbmdl' },
    ...{ timeout: 120_000, userVerification: 'required' },
  })
  givePasskeys()
  await open()
  await seeButton('Show it with a passkey')
  press('Show it with a passkey')
  await seeOnPage('4111 1111 1111 4242', 'Hidden again in')
  expect(bodies('account.beginPasskeyApproval')).toEqual([{ scene: 'cardnumber' }])
  expect(bodies('card.showNumber')).toMatchObject([{ pin: { id: 'cGFzc2tleQ' } }])
})

test('the whole number is shown once another device has confirmed the look', async () => {
  const asked = { uid: null, payee: null, currency: null, amount: null, scene: 'cardnumber' } as const
  answers('account.confirmingDevices', { status: 0, push: 0, others: 1 })
  answers('account.beginConfirmation', confirmation({ ...asked, own: 1 }))
  answers('account.confirmation', confirmation({ ...asked, own: 1, standing: 'confirmed' }))
  await open()
  await seeButton('Confirm on another device')
  press('Confirm on another device')
  await seeOnPage('4111 1111 1111 4242', 'Hidden again in')
  expect(bodies('account.beginConfirmation')).toEqual([{ scene: 'cardnumber' }])
  expect(bodies('card.showNumber')).toEqual([{ pin: { confirmation: 'confirmation-1' } }])
})

test('a look that another device has declined says that nothing is shown', async () => {
  const asked = { uid: null, payee: null, currency: null, amount: null, scene: 'cardnumber' } as const
  answers('account.confirmingDevices', { status: 0, push: 0, others: 1 })
  answers('account.beginConfirmation', confirmation({ ...asked, own: 1 }))
  answers('account.confirmation', confirmation({ ...asked, own: 1, standing: 'declined' }))
  await open()
  await seeButton('Confirm on another device')
  press('Confirm on another device')
  await seeOnPage('This was declined on your other device', 'Nothing is shown.')
})

test('a passkey that is refused shows nothing, and the PAY code still does', async () => {
  answers('account.passkeys', phonePasskey)
  refuses('account.beginPasskeyApproval', 'PASSKEY_UNKNOWN')
  givePasskeys()
  await open()
  await seeButton('Show it with a passkey')
  press('Show it with a passkey')
  await see(/^Your account does not know this passkey/)
  expect(asked('card.showNumber')).toEqual([])
  enterCode('PAY code', '246810')
  await seeOnPage('4111 1111 1111 4242')
})

test('a wrong PAY code shows nothing and says so', async () => {
  refuses('card.showNumber', 'WRONG_PIN')
  await open()
  enterCode('PAY code', '111111')
  await see('That is not your PAY code.')
  expect(pageText()).not.toContain('4111')
})

test('a card whose number is not entered yet has none to show', async () => {
  answers('card.info', cardInfo({ card_number: null }))
  await renderScreen('/prepaidcard', { as: member({ card_status: 2 }) })
  await seeOnPage('Appears within 24 hours of activation')
  expect(buttonOf('Show the card number')).toBeUndefined()
})
