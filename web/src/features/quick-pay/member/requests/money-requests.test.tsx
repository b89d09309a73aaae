import type { wire } from '@strongroom/shared'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { enterCode, press, see, seeButton, seeOnPage, setWidth, type } from '../../../../testing/act.ts'
import { answers, answersWhole, asked, bodies, lists, refuses } from '../../../../testing/answers.ts'
import { CODE, paid, useQuickPayAnswers } from '../../../../testing/at-quick-pay.ts'
import { currencies } from '../../../../testing/catalogue.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()
useQuickPayAnswers()

const received: wire.MoneyRequest = {
  id: 'r1',
  direction: 'received',
  uid: '100046',
  username: 'Ben',
  currency: 'USD',
  amount: '25.50',
  note: 'Dinner',
  reason: null,
  status: 'open',
  last_day: '2026-03-02',
  created_date: '2026-01-31T00:00:00.000Z',
  decided_date: null,
}
const done: { status: true; data: [] } = { status: true, data: [] }

beforeEach(() => {
  answers('currency.list', currencies)
  lists('quickPay.requests', [received])
  answers('quickPay.askForMoney', { id: 'r2' })
  answers('quickPay.payMoneyRequest', { ...paid, id: 'r1' })
  answersWhole('quickPay.declineMoneyRequest', done)
  answersWhole('quickPay.cancelMoneyRequest', done)
})

const atList = async (row: Partial<wire.MoneyRequest> = {}) => {
  lists('quickPay.requests', [{ ...received, ...row }])
  await renderScreen('/quickpay/requests')
  await see('Dinner')
}

describe('a request to the member', () => {
  test('says who asks for how much, what for and until when', async () => {
    await atList()
    await seeOnPage('31 Jan 2026', 'Ben asks you 100046', 'Dinner', 'until 02 Mar 2026')
  })
  test('is a row on a phone: who asks and how much, when and its state, and what can be done', async () => {
    setWidth(390)
    await atList()
    const row = document.querySelector('ul.cards .card-row')
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Ben asks you 100046Dinner',
      '25.50USD25 US dollars and 50 cents',
      expect.stringMatching(/^31 Jan 2026 \d\d:\d\dOpen until 02 Mar 2026$/),
      'DeclinePay',
    ])
  })
  test('leads to its page', async () => {
    await atList()
    const link = await screen.findByRole('link', { name: 'Ben asks you' })
    expect(link.getAttribute('href')).toBe('/quickpay/requests/r1')
  })
  test('is paid with the code that is mailed for it', async () => {
    await atList()
    press('Pay the request of Ben')
    await see('Enter the code we e-mailed you')
    await seeOnPage('The payee’s note: Dinner')
    expect(bodies('account.mailCode')).toMatchObject([
      { scene: 'quickpay', uid: '100046', currency: 'USD', amount: '25.50' },
    ])
    enterCode(CODE, '123456')
    await seeButton('Ask for money')
    expect(bodies('quickPay.payMoneyRequest')).toEqual([{ id: 'r1', code: '123456' }])
  })
  test('for which the wallet is short is refused beside it, and no code is mailed', async () => {
    refuses('quickPay.check', 'INSUFFICIENT_FUNDS', { short: '5.00', currency: 'USD' })
    await atList()
    press('Pay the request of Ben')
    await screen.findByRole('alert')
    expect(asked('account.mailCode')).toEqual([])
  })
  test('is declined with a reason, which may stay empty', async () => {
    await atList()
    press('Decline the request of Ben')
    type('Reason (may stay empty)', ' Paid in cash ')
    press('Decline the request')
    await see('The request is declined.')
    expect(bodies('quickPay.declineMoneyRequest')).toEqual([{ id: 'r1', reason: 'Paid in cash' }])
  })
})

describe('a request of the member', () => {
  test('is made to a member whose name is shown first', async () => {
    await renderScreen('/quickpay/requests')
    await seeButton('Ask for money')
    press('Ask for money')
    await screen.findByLabelText('Whom to ask')
    type('Whom to ask', '100046')
    type('Amount', '25.5')
    type('Note (may stay empty)', ' Dinner ')
    press('Review the request')
    await seeButton('Ask for 25.50 USD')
    await see('Ben')
    expect(asked('quickPay.askForMoney')).toEqual([])
    press('Ask for 25.50 USD')
    await seeButton('Ask for money')
    expect(bodies('quickPay.askForMoney')).toEqual([
      { uid: '100046', currency: 'USD', amount: '25.5', note: 'Dinner' },
    ])
  })
  test('says why it was declined, and offers nothing more', async () => {
    await atList({ direction: 'sent', status: 'declined', reason: 'Paid in cash' })
    await seeOnPage('You asked Ben', 'Declined', 'Reason: Paid in cash')
    expect(screen.queryByRole('button', { name: /^Cancel the request/ })).toBeNull()
  })
  test('is cancelled while it is open', async () => {
    await atList({ direction: 'sent' })
    press('Cancel the request to Ben')
    await see('The request is cancelled.')
    expect(bodies('quickPay.cancelMoneyRequest')).toEqual([{ id: 'r1', uid: '100046' }])
  })
  test('that is paid leads to its payment', async () => {
    await atList({ direction: 'sent', status: 'paid' })
    const link = await screen.findByRole('link', { name: 'Paid' })
    expect(link.getAttribute('href')).toBe('/transactions/quick-pay-received%3A100046%3Ar1')
  })
})
