import type { wire } from '@strongroom/shared'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { press, see, seeButton, seeOnPage, type, wrongWith } from '../../../testing/act.ts'
import { answers, bodies, lists, refuses } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { describeList } from '../../../testing/list-suite.tsx'
import { cardInfo, madeNumber, purchasing } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const number: wire.DisposableNumber = {
  ...{
    id: '00000000-0000-4000-8000-000000000042',
    uid: '100045',
    last4: '4242',
    use: 'merchant',
    state: 'open',
    currency: 'USD',
  },
  ...{ amount: '30.00', merchant: 'Cloudbox', until: '2027-01-21' },
  created_date: '2026-11-21T14:02:11.000Z',
}

describeList({
  path: '/prepaidcard/numbers',
  name: 'card.numbers',
  row: number,
  shows: ['4242', 'One merchant', 'Cloudbox', 'Good', '30.00', 'a month'],
  empty: 'No disposable number yet',
})

beforeEach(() => {
  answers('card.info', cardInfo({ purchasing }))
  answers('card.makeNumber', madeNumber)
  answers('card.closeNumber')
  lists('card.numbers', [number])
})

describe('a disposable number', () => {
  test('is closed after a question, by its id', async () => {
    await renderScreen('/prepaidcard/numbers')
    await seeButton('Close')
    press('Close')
    await see('Close the number that ends in 4242?')
    expect(bodies('card.closeNumber')).toEqual([])
    press('Close the number')
    await see('The number is closed.')
    expect(bodies('card.closeNumber')).toEqual([{ id: '00000000-0000-4000-8000-000000000042' }])
  })
  test('that is used has nothing to close', async () => {
    lists('card.numbers', [{ ...number, state: 'used' }])
    await renderScreen('/prepaidcard/numbers')
    await see('Used')
    const making = screen.getByRole('link', { name: 'Make a disposable number' })
    expect(making.getAttribute('href')).toBe('/prepaidcard/newnumber')
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  })
})

describe('a new disposable number', () => {
  test('takes an amount and the PAY code, and is shown once as a whole', async () => {
    await renderScreen('/prepaidcard/newnumber')
    await seeButton('Make the number')
    press('Make the number')
    await waitFor(() => expect(wrongWith('PAY code')).not.toBe(''))
    type('Good for', 'merchant')
    type('At most a month', '30')
    type('PAY code', '246810')
    press('Make the number')
    await see('Your disposable number is made')
    await seeOnPage('4000 1234 1234 1234', '01/27', '123')
    // The text that is read out at once does not change with each second.
    expect(screen.getByRole('alert').textContent).not.toMatch(/\d+ s/)
    expect(screen.getByText(/^Hidden again in \d+ s$/).closest('[role=alert]')).toBeNull()
    expect(bodies('card.makeNumber')).toEqual([{ use: 'merchant', amount: '30', months: 1, pin: '246810' }])
  })
  test('is gone from the screen when its time is over', async () => {
    answers('card.makeNumber', { ...madeNumber, seconds: 0 })
    await renderScreen('/prepaidcard/newnumber')
    await seeButton('Make the number')
    type('At most', '30')
    type('PAY code', '246810')
    press('Make the number')
    await seeOnPage('It ends in 1234, and is no longer shown.')
    expect(screen.queryByText('4000 1234 1234 1234')).toBeNull()
  })
  test('says why none is made', async () => {
    refuses('card.makeNumber', 'CARD_NUMBERS_FULL')
    await renderScreen('/prepaidcard/newnumber')
    await seeButton('Make the number')
    type('At most', '30')
    type('PAY code', '246810')
    press('Make the number')
    await see(/This card has as many disposable numbers as it may have/)
  })
  test('is not offered where the processor gives none', async () => {
    answers('card.info', cardInfo({ purchasing: { ...purchasing, numbers: 0 } }))
    await renderScreen('/prepaidcard/newnumber')
    await see('The cards’ processor gives no disposable numbers')
  })
})

test('a number pays for a purchase that is tried', async () => {
  answers('card.tryPurchase', { id: 'p-1', approved: 0, reason: 'other-merchant' })
  await renderScreen('/prepaidcard/try')
  await screen.findByLabelText('Pay with')
  type('Pay with', '00000000-0000-4000-8000-000000000042')
  type('Amount', '5')
  press('Buy')
  await see('The disposable number is for another merchant')
  expect(bodies('card.tryPurchase')).toMatchObject([{ number: '00000000-0000-4000-8000-000000000042' }])
})
