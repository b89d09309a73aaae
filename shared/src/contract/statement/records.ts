import * as v from 'valibot'

/** Lists of a member's that can be had as a file, and by mail. */
export const recordKinds = [
  'transactions',
  'usd-transactions',
  'swaps',
  'quick-pays',
  'pay-codes',
  'top-ups',
  'deposits',
  'fps-top-ups',
  'withdrawals',
  'trades',
  'fixed-deposits',
  'request-payments',
  'send-payments',
  'chain-sends',
  'card-transactions',
  'sign-ins',
  'referrals',
] as const
/** A list of the member’s own, as it is mailed or saved. */
export type RecordKind = (typeof recordKinds)[number]

/** Which records to mail; the other fields are those of that list's own filter. */
export const mailedRecordsFilter = v.looseObject({
  records: v.optional(v.picklist(recordKinds), 'transactions'),
})
