import type { NoticeKind } from './notices.ts'

/** The screen that each kind of notice leads to, where its event has no other. */
const ofKind = {
  money: '/transactions',
  'top-ups': '/transactions',
  'bank-accounts': '/banks',
  withdrawals: '/transactions',
  currencies: '/digitalaccount',
  cards: '/prepaidcard',
  identity: '/accountinfo',
  prices: '/pricealerts',
  budgets: '/budgets',
  house: '/accountinfo',
  safety: '/accountinfo',
} as const satisfies Readonly<Record<NoticeKind, string>>

/** Screens by how the names of their events begin. */
const ofEvents = [
  ['CardOrderRejected', '/prepaidcard/opencard'],
  ['CardPurchase', '/prepaidcard/purchases'],
  ['Card', '/prepaidcard'],
  ['card-limit', '/prepaidcard/rules'],
  ['Bank', '/banks'],
  ['Address', '/userbindccaddress'],
  ['DepositAddress', '/topup'],
  ['FixedDeposit', '/userfixeddeposits'],
  ['Interest', '/userfixeddeposits'],
  ['GiftCards', '/giftcardapply'],
  ['VirtualAccount', '/virtualaccount'],
  ['Vip', '/vipapply'],
  ['Trade', '/transactions'],
  ['Adjustment', '/transactions'],
  ['Movement', '/transactions'],
  ['Withdrawal', '/transactions'],
  ['Payment', '/transactions'],
  ['QuickPay', '/transactions'],
  ['PayCode', '/transactions'],
] as const

/** The screen that a notice of an event leads to. */
export const noticePath = (event: string, notice: NoticeKind) =>
  ofEvents.find(([begin]) => event.startsWith(begin))?.[1] ?? ofKind[notice]
