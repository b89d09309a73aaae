import { expect, test } from 'vitest'
import { see, typed } from '../../../testing/act.ts'
import { answers, asked, lists, neverAsked } from '../../../testing/answers.ts'
import { wallet } from '../../../testing/catalogue.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const FIELDS = [
  ...['Name of the payee', 'Account number or IBAN', 'Bank', 'SWIFT/BIC, if there is one'],
  ...['Amount', 'Remarks, if any'],
]

test('a payment is filled in with the payee and the amount of an earlier payment', async () => {
  const payee = { name: 'Landlord Ltd', account: 'GB29NWBK60161331926819', bank: 'NatWest' }
  answers('statement.one', {
    ...{ id: 'send-payment:p1', uid: '100045', type: 'send-payment', status: 'done', currency: 'EUR' },
    ...{
      amount: '-80.00',
      balance: '420.00',
      asked: '80.00',
      fee: '5.00',
      reference: 'p1',
      counterparty: null,
    },
    ...{ counterparty_name: null, reason: null, details: null, created_date: '2026-11-22T14:02:11.000Z' },
    ...{ booked_date: null, request: null, history: [], related: [] },
    other_side: { ...payee, end: null, swift: 'NWBKGB2L', remarks: 'Rent' },
  })
  answers('wallet.list', [wallet('EUR', '500.00')])
  lists('payment.sends', [])
  await renderScreen('/banks/sendpayment?again=send-payment%3Ap1')
  await see('Available 500.00 EUR')
  expect(FIELDS.map(typed)).toEqual([...Object.values(payee), 'NWBKGB2L', '80.00', 'Rent'])
  expect(asked('payment.sends')[0]?.filter).not.toHaveProperty('again')
  neverAsked('account.mailCode')
})
