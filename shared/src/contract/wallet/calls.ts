import { command, preview, query } from '../call.ts'
import * as refusals from '../refusals.ts'
import { reviewers } from '../roles.ts'
import * as wire from '../schemas.ts'

export const currencyRequests = query({
  path: '/wallet/currencyrequests/S/{json}',
  audience: 'both',
  summary: 'The caller’s requests for wallets in a currency; all members’ for administrators',
  filter: wire.currencyRequestFilter,
  answer: wire.paged(wire.currencyRequest),
  reads: ['currency_requests'],
})

export const approveCurrency = command({
  path: '/wallet/approvecurrency/S',
  audience: 'admin',
  summary: 'Opens the wallet a member has asked for',
  refuses: [...refusals.deciding, 'WALLET_CLOSED'],
  body: wire.idBody,
  answer: wire.records(wire.reviewResult),
  roles: reviewers,
})

export const rejectCurrency = command({
  path: '/wallet/rejectcurrency/S',
  audience: 'admin',
  summary: 'Rejects a request for a wallet, with a reason',
  refuses: [...refusals.deciding, 'REASON_MISSING', 'WALLET_CLOSED'],
  body: wire.rejectBody,
  answer: wire.records(wire.reviewResult),
  roles: reviewers,
})

export const snapshots = query({
  path: '/wallets/snapshot/{a}/S/{b}',
  audience: 'both',
  summary: 'Daily balances of member {a}, with their worth in USDC: the last {b} days, or all',
  answer: wire.records(wire.snapshot),
  params: { a: wire.uidOrSnapshotRange, b: wire.uidOrSnapshotRange },
  reads: ['snapshots'],
})

export const home = query({
  path: '/wallets/home/S/{json}',
  audience: 'user',
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

export const upcoming = query({
  path: '/wallets/upcoming/S/{json}',
  audience: 'user',
  summary:
    'Money that comes and goes on days that are known: scheduled payments, requests, fixed deposits and fees of the card',
  filter: wire.upcomingFilter,
  answer: wire.records(wire.upcoming),
  reads: ['quick_pay_schedules', 'money_requests', 'fixed_deposits', 'cards', 'quick_pays'],
})

export const ofCurrency = query({
  path: '/user/currencywallet/{id}/S/{currency}',
  audience: 'both',
  summary:
    'One wallet row of a member; to administrators with the id all a page of all members’s in the currency',
  filter: wire.memberWalletFilter,
  answer: wire.records(wire.memberWalletRow),
  params: { id: wire.uidOrAll, currency: wire.currencyCode },
  owner: 'id',
  reads: ['wallets'],
  whole: true,
})

export const all = query({
  path: '/wallets/list/S/{json}',
  audience: 'admin',
  summary: 'Wallet rows of all members',
  filter: wire.adminWalletFilter,
  answer: wire.paged(wire.adminWalletRow),
  reads: ['wallets'],
})

export const checkBills = query({
  path: '/wallets/checkallcurrencybill/S',
  audience: 'admin',
  summary:
    'Compares every wallet with its transactions, names those that differ, and says what the log was last found to come to; the result is kept',
  answer: wire.records(wire.billCheck),
})

export const checkBill = query({
  path: '/wallets/checkcurrencybill/S/{json}',
  audience: 'admin',
  summary:
    'Compares one wallet with its transactions and with the log itself: uid, currency; without a currency, or asked for by the uid alone, every wallet of the member; the result is kept',
  refuses: ['BILL_DIFFERS'],
  filter: wire.billFilter,
  bare: 'uid',
  whole: true,
  answer: wire.records(wire.checkedBill),
})

export const billChecks = query({
  path: '/wallets/billchecks/S',
  audience: 'admin',
  summary: 'The last twenty comparisons of wallets with their transactions, the newest first',
  whole: true,
  answer: wire.records(wire.keptBillCheck),
})

export const fees = query({
  path: '/fees',
  audience: 'public',
  summary: 'The fees of sends on chain and of swaps, as they hold now; the other fees are settings',
  answer: wire.records(wire.listedFees),
})

export const limits = query({
  path: '/wallets/limits/S',
  audience: 'user',
  summary: 'Every limit that binds the caller, and how much of it is used',
  whole: true,
  answer: wire.records(wire.limit),
})

export const most = preview({
  path: '/wallets/most/S',
  audience: 'user',
  summary: 'The most that may be asked for in a movement, and its fee, without asking for it',
  body: wire.mostBody,
  answer: wire.records(wire.most),
})

export const list = query({
  path: '/wallets/userWallet/S/{json}',
  audience: 'user',
  summary: 'The caller’s wallet rows',
  filter: wire.userWalletFilter,
  whole: true,
  answer: wire.records(wire.walletRow),
  reads: ['wallets'],
})

export const create = command({
  path: '/wallet/create/S',
  audience: 'user',
  summary: 'Opens a wallet in a currency, or asks for one; doing it again changes nothing',
  refuses: ['CURRENCY_NOT_OFFERED', 'IDENTITY_NOT_VERIFIED', 'WALLET_CLOSED'],
  body: wire.walletCreateBody,
  answer: wire.records(wire.walletRow),
})

export const cancelCase = command({
  path: '/wallet/cancelrequest/S',
  audience: 'user',
  summary:
    'Cancels what the caller has asked for, of any kind, while it waits: all that was locked for it is back at once. Refused once an administrator has taken it',
  refuses: ['ALREADY_DECIDED', 'CASE_TAKEN', 'CASE_UNKNOWN', 'WALLET_CLOSED'],
  body: wire.cancelCaseBody,
  answer: wire.records(wire.reviewResult),
})

export const available = query({
  path: '/getuseravailable/S/{json}',
  audience: 'user',
  summary: 'The available balance of a currency',
  filter: wire.availableFilter,
  answer: wire.records(wire.available),
  reads: ['wallets'],
})

export const availableIn = query({
  path: '/swap/available/currency/{currency}/S',
  audience: 'user',
  summary: 'The balance of a currency that can be swapped',
  answer: wire.records(wire.available),
  params: { currency: wire.currencyCode },
  reads: ['wallets'],
})

const ofOwner = {
  audience: 'both',
  owner: 'id',
  params: { id: wire.uidOrAll },
  summary: 'Wallet rows of a member; to administrators with the id all a page of all members’s',
  filter: wire.memberWalletFilter,
  reads: ['wallets'],
  whole: true,
  answer: wire.records(wire.memberWalletRow),
} as const
export const ofMember = query({ ...ofOwner, path: '/user/wallets/{id}/S' })
/** The catalogue of calls names the same list twice; this one has what waits too, so that it can be decided by documented calls. */
export const listOfMember = query({
  ...ofOwner,
  path: '/user/walletlist/{id}/S',
  summary:
    'Wallet rows of a member, with those that they have asked for and that wait for an administrator; with the id all a page of all members’s, and before the first all that wait',
  reads: [...ofOwner.reads, 'currency_requests'],
})
