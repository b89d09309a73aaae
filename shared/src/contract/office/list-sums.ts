import * as v from 'valibot'

/** Administrators' lists of amounts, by the names of their calls: the rows of a filter are added up by currency. */
export const summedLists = [
  'topUp.all',
  'bank.depositCases',
  'bank.fpsCases',
  'bank.circleDeposits',
  'withdrawal.cases',
  'chain.sendCases',
  'payment.requestCases',
  'payment.sendCases',
  'office.adjustments',
  'card.chargeCases',
  'earn.allSubscriptions',
  'trade.all',
  'quickPay.list',
  'statement.all',
] as const
/** The name of a list that is added up. */
export const summedList = v.picklist(summedLists)
export type SummedList = v.InferOutput<typeof summedList>

/** The list's own filter, without its page, its length and its order. The list's call says which fields it may have. */
export const listSumsFilter = v.record(v.string(), v.union([v.string(), v.number()]))

/** The rows of one currency: how many, and what their amounts come to. An amount is signed where those of the list are. */
export const listSum = v.object({ currency: v.string(), count: v.number(), amount: v.string() })
export type ListSum = v.InferOutput<typeof listSum>
