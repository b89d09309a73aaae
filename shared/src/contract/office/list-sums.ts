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
  'swap.log',
] as const
/** The name of a list that is added up. */
export const summedList = v.picklist(summedLists)
export type SummedList = v.InferOutput<typeof summedList>

/** The list's own filter, without its page, its length and its order. The list's call says which fields it may have. */
export const listSumsFilter = v.record(v.string(), v.union([v.string(), v.number()]))

/** The figures that a sum adds up: the `amount` of each row, or those that a list has beside each other in every row. */
export const listFigure = v.picklist(['amount', 'given', 'received', 'fee'])
export type ListFigure = v.InferOutput<typeof listFigure>

/**
 * One figure of the rows in one currency: how many rows, and what it comes to in them. An amount is signed where those of the list
 * are; sums of more than 10,000 rows are at most a minute old. The figures of a swap may have two currencies, and then it counts in the sums of both.
 */
export const listSum = v.object({
  figure: listFigure,
  currency: v.string(),
  count: v.number(),
  amount: v.string(),
})
export type ListSum = v.InferOutput<typeof listSum>
