import type { wire } from '@strongroom/shared'
import { press, seeButton, type } from '../act.ts'
import { answers, lists } from '../answers.ts'
import { paid } from '../at-quick-pay.ts'
import { wallet } from '../catalogue.ts'
import { type Flow, giveCode, pressOnce } from './flow.ts'

const payee = () => {
  answers('wallet.list', [wallet('USD', '100.00')])
  answers('quickPay.findPayee', { uid: '100046', username: 'Ben', quickpay_status: 1 })
  answers('quickPay.contacts', [])
  answers('account.mailCode')
}

const ask: Flow = {
  ...{ file: 'quick-pay/member/requests/money-requests.tsx', address: '/quickpay/requests' },
  ...{ call: 'quickPay.askForMoney', again: 'here' },
  set: () => {
    payee()
    lists('quickPay.requests', [])
    answers('quickPay.askForMoney', { id: 'r2' })
  },
  opens: () => pressOnce('Ask for money'),
  field: 'Whom to ask',
  walk: async () => {
    type('Whom to ask', '100046')
    type('Amount', '25.5')
    press('Review the request')
    await pressOnce('Ask for 25.50 USD')
  },
  end: 'Ask for money',
}

const schedule: Flow = {
  ...{ file: 'quick-pay/member/scheduled/scheduled-payments.tsx', address: '/quickpay/scheduled' },
  ...{ call: 'quickPay.schedule', again: 'here' },
  set: () => {
    payee()
    answers('quickPay.schedules', [])
    answers('quickPay.schedule', { id: 's1' })
  },
  opens: () => pressOnce('Schedule a payment'),
  field: 'Whom to pay',
  walk: async () => {
    type('Whom to pay', '100046')
    type('Amount', '40.5')
    type('First day', '2099-01-31')
    press('Review the payment')
    await giveCode()
  },
  end: 'Schedule a payment',
}

const request: wire.MoneyRequest = {
  ...{ id: 'r1', direction: 'received', uid: '100046', username: 'Ben', currency: 'USD', amount: '25.50' },
  ...{ note: 'Dinner', reason: null, status: 'open', last_day: '2026-03-02', decided_date: null },
  created_date: '2026-01-31T00:00:00.000Z',
}

const payRequest: Flow = {
  ...{ file: 'quick-pay/member/requests/request-page.tsx', address: '/quickpay/requests/r1' },
  ...{ call: 'quickPay.payMoneyRequest', again: 'never' },
  set: () => {
    payee()
    answers('quickPay.check', { currency: 'USD', amount: '25.5', available: '100.00', balance: '74.50' })
    answers('quickPay.moneyRequest', request)
    answers('quickPay.payMoneyRequest', () => {
      answers('quickPay.moneyRequest', { ...request, status: 'paid', decided_date: request.created_date })
      return { ...paid, id: 'r1' }
    })
  },
  walk: async () => {
    await seeButton('Pay the request of Ben')
    press('Pay the request of Ben')
    await giveCode()
  },
  end: 'Open the payment',
}

/** Forms that ask a member for money, pay what was asked for, and pay on a day to come. */
export const requestFlows: readonly Flow[] = [ask, schedule, payRequest]
