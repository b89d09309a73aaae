import type { wire } from '@strongroom/shared'
import type { Row } from '../../client/contract.ts'
import { fill, press, see, seeButton, seeLiveButton, type } from '../act.ts'
import { answers, answersWhole, lists } from '../answers.ts'
import { prices, settings, wallet } from '../catalogue.ts'
import { member } from '../people.ts'
import { bank, networks } from '../records.ts'
import { type Flow, pressOnce, upload } from './flow.ts'

const houseBank: wire.SysBankRecord = {
  ...{ id: 'house-1', account_type: 3, beneficiary_name: 'Strongroom Ltd', bank_name: 'HSBC Hong Kong' },
  ...{ account_number: '848-123456-001', swift_code: 'HSBCHKHH', bank_routing_number: '', bank_address: '' },
  ...{ status: 1, sort: 1 },
}

const request: Flow = {
  ...{ file: 'payment/member/request-payment.tsx', address: '/banks/requestpayment' },
  ...{ call: 'payment.request', field: 'Name of the request' },
  set: () => {
    lists('payment.requests', [])
    answers('wallet.list', [wallet('USD', '500')])
    answers('catalogue.houseBankById', [houseBank])
    answers('payment.request', { id: 'request-2', status: 0 })
  },
  walk: async () => {
    await seeButton('Request a payment')
    fill({ 'Name of the request': 'Rent', Amount: '75', 'Remarks, if any': 'November' })
    await pressOnce('Request 75.00 USD')
  },
  end: 'Requested',
}

const question: Flow = {
  ...{ file: 'support/member/support-form.tsx', address: '/csr', call: 'support.open', field: 'Subject' },
  set: () => {
    answersWhole('catalogue.publicSettings', settings)
    lists('support.own', [])
    answers('support.open', { id: 'case-1', status: 0 })
    answers('support.talk', {
      ...{ id: 'case-1', uid: '100045', username: 'Ada', email: 'ada@example.com', subject: 'Late' },
      ...{ reference: null, status: 0, messages: 0, talk: [], about: { lines: [], card_lines: [] } },
      ...{ created_date: '2026-11-20T10:00:00.000Z', updated_date: '2026-11-20T10:00:00.000Z' },
    })
  },
  walk: async () => {
    await seeButton('Send to customer service')
    fill({ Subject: 'Late', 'What happened': 'It is not there.' })
    press('Send to customer service')
  },
  end: 'We have your question',
}

const priceAlert: Flow = {
  ...{ file: 'price-alert/member/alert-form.tsx', address: '/pricealerts', call: 'priceAlert.save' },
  field: 'Limit',
  set: () => {
    lists('trade.pairs', [
      {
        ...{ id: 'BTC-USD', base: 'BTC', target: 'USD', minimum: '0', price: null, market: '64000' },
        ...{ status: 1, sort: 0 },
      },
    ])
    answers('swap.currencies', [])
    answers('priceAlert.list', [])
    answers('priceAlert.save', { id: 'alert-1' })
  },
  walk: async () => {
    await seeButton('Set the alert')
    fill({ Limit: '70000' })
    press('Set the alert')
  },
  end: 'No alert yet',
}

const budget: Flow = {
  ...{ file: 'statement/member/budgets/budget-form.tsx', address: '/budgets', call: 'statement.saveBudget' },
  field: 'Amount a month',
  set: () => {
    answers('statement.budgets', { month: '2026-11', day: 30, days: 30, passed: '100.0', budgets: [] })
    answersWhole('catalogue.prices', prices)
    answers('statement.saveBudget')
  },
  walk: async () => {
    await seeButton('Save the budget')
    fill({ 'Amount a month': '200' })
    press('Save the budget')
  },
  end: 'No budget yet',
}

const address: Flow = {
  ...{ file: 'chain/member/address-book/address-form.tsx', address: '/userbindccaddress/add' },
  ...{ call: 'chain.bindAddress', field: 'Address' },
  set: () => {
    const row = {
      ...{ id: 'book-1', currency: 'USDC', network: 'ERC20', name: 'Ledger' },
      ...{ address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', usable_date: null },
      created_date: '2026-11-21T14:00:00Z',
    }
    answers('catalogue.fixedNetworks', networks)
    answers('chain.bindAddress', row)
    answers('chain.allowList', { on: 0, ends_date: null, cooling_hours: 24 })
    lists('chain.addressBook', [row])
  },
  walk: async () => {
    await seeLiveButton('Add the address')
    fill({ Address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'Address name': 'Ledger' })
    press('Add the address')
  },
  end: 'Ledger',
}

const application: Row<'vip.applications'> = {
  ...{ id: 'vip-1', uid: '100045', username: 'Ada', email: 'ada@example.com', bank: 'HSBC' },
  ...{ volume: 2, file: 'file-1' },
  ...{ status: 0, reason: null, vip_level: null, created_date: '2026-11-21T14:00:00Z', finish_date: null },
}

const vip: Flow = {
  ...{ file: 'vip/member/vip-apply.tsx', address: '/vipapply', as: member({ vip_level: 0 }) },
  ...{ call: 'vip.apply', field: 'Size of a single transaction', again: 'never' },
  set: () => {
    lists('bank.ofMember', [bank()])
    lists('vip.applications', [])
    answers('files.upload', { id: 'file-1', type: 'application/pdf', size: 8 })
    answers('vip.apply', () => {
      lists('vip.applications', [application])
      return { id: 'vip-1', status: 0 as const }
    })
  },
  walk: async () => {
    await seeButton('Apply for VIP')
    type('Size of a single transaction', '2')
    await upload('file')
    document.querySelector<HTMLInputElement>('input[name="terms"]')?.click()
    press('Apply for VIP')
  },
  end: 'Your application waits for approval',
}

const name: Flow = {
  ...{ file: 'account/member/settings/edit-account.tsx', address: '/editaccount' },
  ...{ call: 'account.rename', field: 'Username', first: 'Ada', again: 'never' },
  set: () => {
    answers('account.rename')
    answers('catalogue.areaCodes', [])
    answers('catalogue.countries', [])
  },
  walk: async () => {
    type('Username', 'Ada L.')
    await see('Save the name')
    press('Save the name')
  },
  end: 'Your name is changed',
}

/** Forms of one page, each with a submit of its own. */
export const plainFlows: readonly Flow[] = [request, question, priceAlert, budget, address, vip, name]
