import { declare, forBoth, forUser } from '../call.ts'
import * as refusals from '../refusals.ts'
import * as wire from '../schemas.ts'
import { mailed } from '../statement/mailed.ts'

/** Of a payment to another member. */
const toMember = ['PAYS_ONESELF', 'QUICK_PAY_OFF', 'RECEIVER_NOT_VERIFIED', 'RECEIVER_UNKNOWN'] as const

export const payee = forUser.query({
  path: '/quickpay/searchUid/{uid}/S',
  summary: 'Finds the receiver of a payment',
  refuses: toMember,
  answer: wire.records(wire.payee),
  params: { uid: wire.uid },
  reads: ['quick_pays'],
})

export const findPayee = forUser.preview({
  path: '/quickpay/payee/find/S',
  summary:
    'Finds the receiver of a payment by user ID, e-mail address, phone number or handle. An address or a number whose member cannot be paid, or is not to be found by it, is RECEIVER_UNKNOWN like one of nobody',
  refuses: toMember,
  body: wire.findPayeeBody,
  answer: wire.records(wire.payee),
  reads: ['quick_pays'],
})

export const contacts = forUser.query({
  path: '/quickpay/contacts/S',
  summary:
    'Members whom the caller has paid or saved: favourites first, then those paid last; 200 of them at most',
  whole: true,
  answer: wire.records(wire.contact),
  reads: ['quick_pays'],
})

export const favourite = forUser.command({
  path: '/quickpay/contacts/favourite/S',
  summary: 'Makes a contact a favourite, or no longer one. The contact is not told',
  body: wire.favouriteBody,
  answer: wire.done,
})

export const payees = forUser.query({
  path: '/quickpay/payees/S',
  summary: 'The caller’s saved payees, sorted by nickname',
  whole: true,
  answer: wire.records(wire.savedPayee),
  reads: ['quick_pays'],
})

export const savePayee = forUser.command({
  path: '/quickpay/payees/save/S',
  summary: 'Saves a payee under a nickname, or gives one another; at most 100. The payee is not told',
  refuses: toMember,
  body: wire.savePayeeBody,
  answer: wire.done,
})

export const removePayee = forUser.command({
  path: '/quickpay/payees/remove/S',
  summary:
    'Takes a saved payee, or a contact who was only paid, off the caller’s lists. Repeating it has no effect.',
  body: wire.removePayeeBody,
  answer: wire.done,
})

export const check = forUser.query({
  path: '/quickpay/currency/{currencyType}/amount/{amount}/S',
  summary: 'Whether an amount can be paid, and the balance left',
  refuses: [...refusals.moving, ...toMember, 'BELOW_MINIMUM'],
  answer: wire.records(wire.quickPayCheck),
  params: { currencyType: wire.currencyCode, amount: wire.amount },
})

export const send = forUser.command({
  path: '/quickpay/S',
  summary: 'Pays another member, with the code that was mailed for it',
  refuses: [...refusals.moving, ...toMember, 'BELOW_MINIMUM', 'WRONG_CODE', 'NOT_CONFIRMED', 'WRONG_PASSKEY'],
  body: wire.quickPayBody,
  answer: wire.records(wire.quickPayResult),
})

export const schedules = forUser.query({
  path: '/quickpay/schedules/S',
  summary: 'One’s scheduled payments, the newest first, with the days that were paid or skipped',
  whole: true,
  answer: wire.records(wire.quickPaySchedule),
  reads: ['quick_pay_schedules', 'quick_pay_runs', 'quick_pays'],
})

export const schedule = forUser.command({
  path: '/quickpay/schedules/add/S',
  summary: 'Schedules a payment, once, weekly or monthly, with the code that was mailed for it',
  refuses: [
    ...refusals.moving,
    ...toMember,
    'BELOW_MINIMUM',
    'SCHEDULE_LIMIT_REACHED',
    'WRONG_CODE',
    'WRONG_PASSKEY',
  ],
  body: wire.scheduleQuickPayBody,
  answer: wire.records(wire.scheduledQuickPay),
})

export const changeSchedule = forUser.command({
  path: '/quickpay/schedules/change/S',
  summary: 'Pauses, resumes or cancels a scheduled payment; days that pass while it is paused are left out',
  refuses: ['CASE_UNKNOWN', 'WALLET_CLOSED', 'WALLET_FROZEN', 'WALLET_RESTING'],
  body: wire.changeScheduleBody,
  answer: wire.done,
})

export const requests = forUser.query({
  path: '/quickpay/requests/list/S/{json}',
  summary: 'Requests for money to and of the caller',
  filter: wire.moneyRequestFilter,
  answer: wire.paged(wire.moneyRequest),
  reads: ['money_requests', 'quick_pays'],
})

export const moneyRequest = forUser.query({
  path: '/quickpay/requests/get/{id}/S',
  summary: 'One request for money to or of the caller',
  answer: wire.records(wire.moneyRequest),
  reads: ['money_requests', 'quick_pays'],
})

export const askForMoney = forUser.command({
  path: '/quickpay/requests/add/S',
  summary: 'Asks another member for money; 5 open requests to one member, 20 in all, for 30 days each',
  refuses: [
    ...toMember,
    'AMOUNT_NOT_POSITIVE',
    'BELOW_MINIMUM',
    'IDENTITY_NOT_VERIFIED',
    'REQUEST_LIMIT_REACHED',
    'TOO_MANY_PLACES',
    'WALLET_CLOSED',
  ],
  body: wire.askForMoneyBody,
  answer: wire.records(wire.askedForMoney),
})

export const payMoneyRequest = forUser.command({
  path: '/quickpay/requests/pay/S',
  summary: 'Pays a request for money, with the code that was mailed for it; the payment has its id',
  refuses: [
    ...refusals.moving,
    ...toMember,
    'ALREADY_DECIDED',
    'BELOW_MINIMUM',
    'CASE_UNKNOWN',
    'WRONG_CODE',
    'NOT_CONFIRMED',
    'WRONG_PASSKEY',
  ],
  body: wire.payMoneyRequestBody,
  answer: wire.records(wire.quickPayResult),
})

export const declineMoneyRequest = forUser.command({
  path: '/quickpay/requests/decline/S',
  summary: 'Declines a request for money, with a reason where the caller gives one',
  refuses: ['ALREADY_DECIDED', 'CASE_UNKNOWN', 'WALLET_CLOSED'],
  body: wire.declineMoneyRequestBody,
  answer: wire.done,
})

export const cancelMoneyRequest = forUser.command({
  path: '/quickpay/requests/cancel/S',
  summary: 'Takes back a request for money that the caller has made',
  refuses: ['ALREADY_DECIDED', 'CASE_UNKNOWN', 'WALLET_CLOSED'],
  body: wire.cancelMoneyRequestBody,
  answer: wire.done,
})

export const one = forUser.query({
  path: '/quickpay/get/{id}/S',
  summary: 'One payment one has sent or received',
  answer: wire.records(wire.quickPay),
  reads: ['quick_pays'],
})

const log = {
  summary: 'Payments one has sent and received; everybody’s for administrators',
  filter: wire.quickPayFilter,
  reads: ['quick_pays'],
  answer: wire.paged(wire.quickPay),
  records: 'quick-pays',
} as const
export const list = forBoth.query({ ...log, path: '/logquickpay/list/S/{json}' })
/** The catalogue of calls names the same log twice. */
export const listOfUser = forBoth.query({ ...log, path: '/user/logquickpaylist/S/{json}' })

export const mail = declare({
  ...mailed('quick-pays'),
  path: '/quickpay/sendToEmail/S/{json}',
  refuses: ['TOO_MANY_RECORDS'],
  filter: list.filter,
  reads: list.reads,
})
