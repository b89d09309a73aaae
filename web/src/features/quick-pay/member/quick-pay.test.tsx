import type { wire } from '@strongroom/shared'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  buttonOf,
  enterCode,
  gone,
  press,
  see,
  seeButton,
  seeOnPage,
  type,
  typed,
  wrongWith,
} from '../../../testing/act.ts'
import { answers, asked, bodies, fails, refuses } from '../../../testing/answers.ts'
import { atAmount, atCode, CODE, paid, useQuickPayAnswers } from '../../../testing/at-quick-pay.ts'
import { currencies } from '../../../testing/catalogue.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { repeatsLostAttempt } from '../../../testing/lost-answer.ts'
import { member } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()
useQuickPayAnswers()

test('an amount of a currency with more places is paid although the currencies come late', async () => {
  answers('quickPay.check', { currency: 'USD', amount: '1.2345', available: '100.0000', balance: '98.7655' })
  answers('currency.list', [{ ...currencies[0], scale: 4 } as wire.CurrencyRecord])
  const release = holds('currency.list')
  await atAmount()
  type('Amount', '1.2345')
  press('Review 1.2345 USD')
  expect(wrongWith('Amount')).toBe('')
  release()
  await see('Enter the code we e-mailed you')
  expect(asked('quickPay.check')).toMatchObject([{ params: { amount: '1.2345' } }])
})

describe('whom to pay', () => {
  test('is asked for when nothing is typed', async () => {
    await renderScreen('/quickpay')
    await seeButton('Find the payee')
    press('Find the payee')
    expect(wrongWith('Whom to pay')).toContain('Please enter all fields')
    expect(asked('quickPay.findPayee')).toEqual([])
  })
  test('is named in any way, and the server finds out which', async () => {
    answers('quickPay.findPayee', {
      ...{ uid: '100046', username: 'Ben O.', masked: 1, handle: 'ben.o', quickpay_status: 1 },
    })
    await renderScreen('/quickpay')
    await screen.findByLabelText('Whom to pay')
    type('Whom to pay', ' ben@example.com ')
    press('Find the payee')
    await see('Ben O.')
    await see('You see the whole name once a payment between you has arrived.')
    expect(bodies('quickPay.findPayee')).toEqual([{ payee: 'ben@example.com' }])
  })
  test('is named by the QR code that the payer scanned', async () => {
    await renderScreen('/quickpay?uid=100046')
    await screen.findByLabelText('Whom to pay')
    expect(typed('Whom to pay')).toBe('100046')
    press('Find the payee')
    await see('Ben')
  })
  test.each([
    ['RECEIVER_UNKNOWN', 'ID not exists'],
    ['PAYS_ONESELF', 'Unable to pay to yourself'],
    ['QUICK_PAY_OFF', 'The user has turned off quick pay'],
    [
      'RECEIVER_NOT_VERIFIED',
      'This member cannot be paid until their identity is verified. Ask them to finish that first.',
    ],
  ] as const)('can be refused (%s), at the field', async (code, sentence) => {
    refuses('quickPay.findPayee', code)
    await renderScreen('/quickpay')
    await screen.findByLabelText('Whom to pay')
    type('Whom to pay', '100046')
    press('Find the payee')
    await see(sentence)
    expect(wrongWith('Whom to pay')).toContain(sentence)
    type('Whom to pay', '100047')
    await gone(sentence)
  })
  test('is unknown to the server in the same words', async () => {
    fails('quickPay.findPayee', 404)
    await renderScreen('/quickpay')
    await screen.findByLabelText('Whom to pay')
    type('Whom to pay', '100046')
    press('Find the payee')
    await see('ID not exists')
  })
})

describe('how much is paid', () => {
  test.each([
    ['', 'Enter at least 0.01 USD.'],
    ['100.01', 'Not enough in your USD wallet: 0.01 USD short.'],
    ['0.001', 'USD has 2 decimal places. Enter no more than that.'],
  ])('of "%s" is refused on the screen', async (text, sentence) => {
    await atAmount()
    if (text) type('Amount', text)
    press(/^Review/)
    expect(wrongWith('Amount')).toContain(sentence)
    expect(asked('quickPay.check')).toEqual([])
    expect(bodies('account.mailCode')).toEqual([])
  })
  test('is checked before a code for exactly it is mailed', async () => {
    await atCode()
    expect(asked('quickPay.check')).toMatchObject([{ params: { currencyType: 'USD', amount: '25.5' } }])
    expect(bodies('account.mailCode')).toEqual([
      { email: 'ada@example.com', scene: 'quickpay', uid: '100046', currency: 'USD', amount: '25.5' },
    ])
  })
  test('is refused at the amount, and no code is mailed', async () => {
    await atAmount()
    refuses('quickPay.check', 'BELOW_MINIMUM', { minimum: '30', currency: 'USD' })
    type('Amount', '25.5')
    press('Review 25.50 USD')
    await see('Enter at least 30.00 USD.')
    expect(wrongWith('Amount')).toContain('Enter at least 30.00 USD.')
    expect(typed('Amount')).toBe('25.5')
    expect(bodies('account.mailCode')).toEqual([])
  })
  test('is of the wallet that is chosen', async () => {
    await atAmount()
    type('From wallet', 'USDC')
    await see('Available 5.00 USDC')
    type('Amount', '5.000001')
    press(/^Review/)
    expect(wrongWith('Amount')).toContain('0.000001 USDC short')
  })
  test('says when codes are asked for too often', async () => {
    await atAmount()
    fails('account.mailCode', 429)
    type('Amount', '25.5')
    press('Review 25.50 USD')
    await see('Too many tries. Try again in 17 s.')
    expect(wrongWith('Amount')).toBe('')
  })
})

describe('a quick pay', () => {
  test('says to whom and how much before it asks for the code', async () => {
    await atCode()
    await seeOnPage('Ben', 'User ID 100046', 'Payee receives 25.50 USD', 'USD available after 74.50 USD')
  })
  test('is sent with the code, once', async () => {
    const { address } = await atCode()
    const release = holds('quickPay.send')
    enterCode(CODE, '123456')
    press('Pay 25.50 USD')
    await waitFor(() => expect(bodies('quickPay.send')).toHaveLength(1))
    release()
    await see('Ben has received 25.50 USD')
    expect(bodies('quickPay.send')).toEqual([
      { uid: '100046', currency: 'USD', amount: '25.5', code: '123456' },
    ])
    expect(address()).toBe('/quickpay?step=done')
    press('Pay again')
    expect((await screen.findByLabelText<HTMLInputElement>('Whom to pay')).value).toBe('')
  })
  test('takes a note to the payee along', async () => {
    await atAmount()
    type('Amount', '25.5')
    type('Note to the payee (may stay empty)', ' Dinner on Friday ')
    press('Review 25.50 USD')
    await see('Dinner on Friday')
    enterCode(CODE, '123456')
    await see('Paid')
    expect(bodies('quickPay.send')).toEqual([
      { uid: '100046', currency: 'USD', amount: '25.5', note: 'Dinner on Friday', code: '123456' },
    ])
  })
  test('on its way is not to be paid again', async () => {
    answers('quickPay.send', { ...paid, status: 0 })
    await atCode()
    enterCode(CODE, '123456')
    await see('25.50 USD is on its way to Ben')
    await see('It has left your wallet and arrives within a minute. Do not pay again.')
  })
  test('with a wrong code asks for it again', async () => {
    await atCode()
    refuses('quickPay.send', 'WRONG_CODE')
    enterCode(CODE, '111111')
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
    expect(screen.getByLabelText<HTMLInputElement>(`${CODE}, digit 1 of 6`).value).toBe('')
    answers('quickPay.send', paid)
    enterCode(CODE, '222222')
    await see('Paid')
    const [first, second] = asked('quickPay.send')
    expect(second?.attempt).not.toBe(first?.attempt)
  })
  test('whose answer is lost is the same one with another code', async () => {
    await atCode()
    await repeatsLostAttempt('quickPay.send', {
      send: () => enterCode(CODE, '123456'),
      answered: () => answers('quickPay.send', paid),
      sendAgain: () => enterCode(CODE, '654321'),
      until: () => see('Paid'),
    })
    expect(bodies('quickPay.send')[1]?.code).toBe('654321')
  })
  test('goes back to the amount and to the payee with what was typed', async () => {
    const { back } = await atCode()
    press('Back')
    expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('25.5')
    press('Back')
    expect((await screen.findByLabelText<HTMLInputElement>('Whom to pay')).value).toBe('100046')
    await back()
    expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('25.5')
  })
  test('begins anew after a reload', async () => {
    const { reload } = await atCode()
    await reload()
    expect((await screen.findByLabelText<HTMLInputElement>('Whom to pay')).value).toBe('')
    expect(buttonOf(/^Pay/)).toBeUndefined()
  })
})

test.each([
  [{ quickpay_status: 0 } as const, 'Quick pay is switched off'],
  [{ kyc_status: 0 } as const, 'Your identity is being verified'],
])('quick pay of a member with %o is closed, with the reason', async (but, reason) => {
  await renderScreen('/quickpay', { as: member(but) })
  await see(reason)
})
