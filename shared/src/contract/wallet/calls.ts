import { forAdmin, forBoth, forPublic, forUser } from '../call.ts'
import * as refusals from '../refusals.ts'
import { reviewers } from '../roles.ts'
import * as wire from '../schemas.ts'

export const currencyRequests = forBoth.query({
  path: '/wallet/currencyrequests/S/{json}',
  summary: 'The caller’s requests for wallets in a currency; all members’ for administrators',
  filter: wire.currencyRequestFilter,
  answer: wire.paged(wire.currencyRequest),
  reads: ['currency_requests'],
})

export const approveCurrency = forAdmin.command({
  path: '/wallet/approvecurrency/S',
  summary: 'Opens the wallet a member has asked for',
  refuses: [...refusals.deciding, 'WALLET_CLOSED'],
  body: wire.idBody,
  answer: wire.records(wire.reviewResult),
  roles: reviewers,
})

export const rejectCurrency = forAdmin.command({
  path: '/wallet/rejectcurrency/S',
  summary: 'Rejects a request for a wallet, with a reason',
  refuses: [...refusals.deciding, 'REASON_MISSING', 'WALLET_CLOSED'],
  body: wire.rejectBody,
  answer: wire.records(wire.reviewResult),
  roles: reviewers,
})

export const snapshots = forBoth.query({
  path: '/wallets/snapshot/{a}/S/{b}',
  summary: 'Daily balances of member {a}, with their worth in USDC: the last {b} days, or all',
  answer: wire.records(wire.snapshot),
  params: { a: wire.uidOrSnapshotRange, b: wire.uidOrSnapshotRange },
  reads: ['snapshots'],
})

export const home = forUser.query({
  path: '/wallets/home/S/{json}',
  summary:
    'What came and went since the month began, the caller’s cases that wait, and the fixed deposit that ends next',
  filter: wire.homeFilter,
  answer: wire.records(wire.memberHome),
  reads: [
    'movements',
    'fixed_deposits',
    'top_ups',
    'deposits',
    'fps_top_ups',
    'withdrawals',
    'chain_sends',
    'request_payments',
    'send_payments',
    'currency_requests',
    'bank_accounts',
    'vip_applications',
    'kyc_records',
    'card_orders',
    'card_charges',
    'address_applications',
  ],
})

export const upcoming = forUser.query({
  path: '/wallets/upcoming/S/{json}',
  summary:
    'Money that comes and goes on days that are known: scheduled payments, requests, fixed deposits and fees of the card',
  filter: wire.upcomingFilter,
  answer: wire.records(wire.upcoming),
  reads: ['quick_pay_schedules', 'money_requests', 'fixed_deposits', 'cards', 'quick_pays'],
})

export const ofCurrency = forBoth.query({
  path: '/user/currencywallet/{id}/S/{currency}',
  summary:
    'One wallet row of a member; to administrators with the id all a page of all members’s in the currency',
  filter: wire.memberWalletFilter,
  answer: wire.records(wire.memberWalletRow),
  params: { id: wire.uidOrAll, currency: wire.currencyCode },
  owner: 'id',
  reads: ['wallets'],
  whole: true,
})

export const all = forAdmin.query({
  path: '/wallets/list/S/{json}',
  summary: 'Wallet rows of all members',
  filter: wire.adminWalletFilter,
  answer: wire.paged(wire.adminWalletRow),
  reads: ['wallets'],
})

export const checkBills = forAdmin.query({
  path: '/wallets/checkallcurrencybill/S',
  summary:
    'Compares every wallet with its transactions, names those that differ, and says what the log was last found to come to; the result is kept',
  answer: wire.records(wire.billCheck),
})

export const checkBill = forAdmin.query({
  path: '/wallets/checkcurrencybill/S/{json}',
  summary:
    'Compares one wallet with its transactions and with the log itself: uid, currency; without a currency, or asked for by the uid alone, every wallet of the member; the result is kept',
  refuses: ['BILL_DIFFERS'],
  filter: wire.billFilter,
  bare: 'uid',
  whole: true,
  answer: wire.records(wire.checkedBill),
})

export const billChecks = forAdmin.query({
  path: '/wallets/billchecks/S',
  summary: 'The last twenty comparisons of wallets with their transactions, the newest first',
  whole: true,
  answer: wire.records(wire.keptBillCheck),
})

export const fees = forPublic.query({
  path: '/fees',
  summary: 'The fees of sends on chain and of swaps, as they hold now; the other fees are settings',
  answer: wire.records(wire.listedFees),
})

export const limits = forUser.query({
  path: '/wallets/limits/S',
  summary: 'Every limit that binds the caller, and how much of it is used',
  whole: true,
  answer: wire.records(wire.limit),
})

export const most = forUser.preview({
  path: '/wallets/most/S',
  summary: 'The most that may be asked for in a movement, and its fee, without asking for it',
  body: wire.mostBody,
  answer: wire.records(wire.most),
})

export const list = forUser.query({
  path: '/wallets/userWallet/S/{json}',
  summary: 'The caller’s wallet rows',
  filter: wire.userWalletFilter,
  whole: true,
  answer: wire.records(wire.walletRow),
  reads: ['wallets'],
})

export const create = forUser.command({
  path: '/wallet/create/S',
  summary: 'Opens a wallet in a currency, or asks for one; doing it again changes nothing',
  refuses: ['CURRENCY_NOT_OFFERED', 'IDENTITY_NOT_VERIFIED', 'WALLET_CLOSED'],
  body: wire.walletCreateBody,
  answer: wire.records(wire.walletRow),
})

export const cancelCase = forUser.command({
  path: '/wallet/cancelrequest/S',
  summary:
    'Cancels what the caller has asked for, of any kind, while it waits: all that was locked for it is back at once. Refused once an administrator has taken it',
  refuses: ['ALREADY_DECIDED', 'CASE_TAKEN', 'CASE_UNKNOWN', 'WALLET_CLOSED'],
  body: wire.cancelCaseBody,
  answer: wire.records(wire.reviewResult),
})

export const available = forUser.query({
  path: '/getuseravailable/S/{json}',
  summary: 'The available balance of a currency',
  filter: wire.availableFilter,
  answer: wire.records(wire.available),
  reads: ['wallets'],
})

export const availableIn = forUser.query({
  path: '/swap/available/currency/{currency}/S',
  summary: 'The balance of a currency that can be swapped',
  answer: wire.records(wire.available),
  params: { currency: wire.currencyCode },
  reads: ['wallets'],
})

const ofOwner = {
  owner: 'id',
  params: { id: wire.uidOrAll },
  summary: 'Wallet rows of a member; to administrators with the id all a page of all members’s',
  filter: wire.memberWalletFilter,
  reads: ['wallets'],
  whole: true,
  answer: wire.records(wire.memberWalletRow),
} as const
export const ofMember = forBoth.query({ ...ofOwner, path: '/user/wallets/{id}/S' })
/** The catalogue of calls names the same list twice; this one has what waits too, so that it can be decided by documented calls. */
export const listOfMember = forBoth.query({
  ...ofOwner,
  path: '/user/walletlist/{id}/S',
  summary:
    'Wallet rows of a member, with those that they have asked for and that wait for an administrator; with the id all a page of all members’s, and before the first all that wait',
  reads: [...ofOwner.reads, 'currency_requests'],
})
