import type { ListsOf } from './list-fields.ts'

// Made from the contract by `npm run routes -w web`; the compiler refuses it when it does not fit the contract.
export const lists = {
  'account.signIns': { sorts: ['created_date'], fields: { uid: 'text' } },
  'bank.circleDeposits': { sorts: ['created_date', 'amount'], ranged: true, fields: { currency: 'text' } },
  'bank.deposits': {
    sorts: ['created_date', 'amount', 'finish_date'],
    ranged: true,
    fields: { status: 'number', depositStatus: 'number', rechargeStatus: 'number', currency: 'text' },
  },
  'bank.fpsTopUps': {
    sorts: ['created_date', 'amount', 'finish_date'],
    ranged: true,
    fields: { status: 'number' },
  },
  'bank.ofMember': { sorts: ['created_date', 'updated_date'], fields: { status: 'number' } },
  'card.transactions': {
    sorts: ['created_date', 'amount', 'settlement_date'],
    ranged: true,
    fields: { type: 'text', status: 'number' },
  },
  'chain.addressBook': { sorts: ['created_date', 'name'], fields: { currency: 'text', network: 'text' } },
  'chain.ownApplications': {
    sorts: ['created_date', 'finish_date'],
    fields: { status: 'number', network: 'text' },
  },
  'chain.paidAddresses': {
    sorts: ['network', 'collected', 'transfers'],
    upwards: true,
    fields: { network: 'text', currency: 'text' },
  },
  'chain.sends': {
    sorts: ['created_date', 'amount', 'finish_date'],
    ranged: true,
    fields: { status: 'number', currency: 'text', network: 'text' },
  },
  'earn.subscriptions': {
    sorts: ['created_date', 'amount', 'maturity_date'],
    ranged: true,
    fields: { status: 'number', currency: 'text', term: 'number' },
  },
  'payQr.list': {
    sorts: ['created_date', 'expired_date', 'amount'],
    ranged: true,
    fields: { status: 'number', currency: 'text', uid: 'text' },
  },
  'payment.requests': {
    sorts: ['created_date', 'amount'],
    ranged: true,
    fields: { status: 'number', currency: 'text' },
  },
  'payment.sends': {
    sorts: ['created_date', 'amount'],
    ranged: true,
    fields: { status: 'number', currency: 'text' },
  },
  'quickPay.list': { sorts: ['created_date'], ranged: true, fields: { currency: 'text', direction: 'text' } },
  'quickPay.listOfUser': {
    sorts: ['created_date'],
    ranged: true,
    fields: { currency: 'text', direction: 'text' },
  },
  'quickPay.requests': {
    sorts: ['created_date'],
    ranged: true,
    fields: { status: 'text', direction: 'text' },
  },
  'referral.list': { sorts: ['created_date'], fields: {} },
  'statement.ofMember': {
    sorts: ['booked_date', 'created_date'],
    ranged: true,
    fields: { currency: 'text', type: 'text' },
  },
  'statement.usdOfMember': { sorts: ['booked_date', 'created_date'], ranged: true, fields: { type: 'text' } },
  'support.own': { sorts: ['updated_date', 'created_date'], fields: { status: 'number' } },
  'swap.list': { sorts: ['created_date'], ranged: true, fields: { source: 'text', target: 'text' } },
  'swap.log': {
    sorts: ['created_date'],
    ranged: true,
    fields: { source: 'text', target: 'text', uid: 'text' },
  },
  'topUp.ofMember': {
    sorts: ['created_date', 'amount'],
    ranged: true,
    fields: { status: 'number', currency: 'text', network: 'text' },
  },
  'trade.list': {
    sorts: ['created_date', 'amount', 'price'],
    ranged: true,
    fields: { status: 'number', base: 'text', target: 'text', type: 'text' },
  },
  'trade.open': {
    sorts: ['created_date', 'amount', 'price'],
    ranged: true,
    fields: { base: 'text', target: 'text', type: 'text' },
  },
  'trade.pairs': { sorts: ['sort', 'updated_date'], upwards: true, fields: { base: 'text', target: 'text' } },
  'vip.applications': { sorts: ['created_date', 'finish_date'], fields: { status: 'number' } },
  'vip.ownGiftCards': { sorts: ['created_date'], fields: { status: 'number' } },
  'wallet.currencyRequests': {
    sorts: ['created_date', 'finish_date'],
    fields: { status: 'number', uid: 'text', currency: 'text' },
  },
  'withdrawal.list': {
    sorts: ['created_date', 'amount', 'finish_date'],
    ranged: true,
    fields: { status: 'number', currency: 'text', source: 'text' },
  },
} as const satisfies ListsOf<false>
