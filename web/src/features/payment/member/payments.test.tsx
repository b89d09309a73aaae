import { describe } from 'vitest'
import { answers } from '../../../testing/answers.ts'
import { wallet } from '../../../testing/catalogue.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { describeList } from '../../../testing/list-suite.tsx'

serveContract()

const created_date = '2026-11-22T14:02:11.000Z'
const row = {
  uid: '100045',
  currency: 'USD',
  amount: '75',
  externalTxId: null,
  created_date,
  finish_date: null,
}
const besides = () => answers('wallet.list', [wallet('USD', '500')])

describe('payments asked for', () => {
  describeList({
    path: '/banks/requestpayment',
    name: 'payment.requests',
    row: {
      ...{ ...row, id: 'request-1', name: 'Rent', remarks: 'November', fee: null, credited: null },
      ...{ status: 0, reason: null },
    },
    shows: ['Rent', '75.00'],
    empty: 'No request yet',
    besides,
  })
})

const kept = { returned_amount: null, bank_charge: null, returned_reason: null, returned_date: null }

describe('payments sent', () => {
  describeList({
    path: '/banks/sendpayment',
    name: 'payment.sends',
    row: {
      ...{ ...row, id: 'send-2', name: 'Landlord Ltd', account: '··6789', bank: 'HSBC', remarks: '' },
      ...{ fee: '5', status: 1, reason: null, returned_amount: '70', bank_charge: '5' },
      ...{ returned_reason: 'No such account', returned_date: '2026-11-22T10:00:00.000Z' },
    },
    shows: ['Sent back by the bank', '70.00 USD came back: No such account'],
    empty: 'No payment sent yet',
    besides,
  })

  describeList({
    path: '/banks/sendpayment',
    name: 'payment.sends',
    row: {
      ...{ ...row, id: 'send-1', name: 'Landlord Ltd', account: '··6789', bank: 'HSBC', remarks: '' },
      ...{ fee: '5', status: -1, reason: 'Account closed', ...kept },
    },
    shows: ['Landlord Ltd', '··6789 · HSBC · Account closed', 'Failed, money returned', '75.00'],
    empty: 'No payment sent yet',
    besides,
  })
})
