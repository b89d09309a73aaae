import {
  contract,
  Decimal,
  estimateRate,
  hasEstimate,
  placesOf,
  roundDown,
  type wire,
} from '@strongroom/shared'
import { msg } from '#words'
import { atScale, currencyOf, isShown } from '../command/money.ts'
import { refusalOf } from '../command/refusals.ts'
import { done, one, refused, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { dayIn } from './account-statements.ts'
import { progressIn } from './budget-spending.ts'

/** How much of a month has passed on a day: none of one that comes, all of one that is over. */
const passedOf = (month: string, today: string): Pick<wire.BudgetMonth, 'day' | 'days' | 'passed'> => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const current = today.slice(0, 7)
  const day = month === current ? Number(today.slice(8)) : month < current ? days : 0
  return { day, days, passed: roundDown(new Decimal(day).times(100).dividedBy(days), 1).toFixed(1) }
}

const list = implement(contract.statement.budgets, {
  handler: async ({ session: { uid }, filter, now }, parts) => {
    const held = await progressIn(parts, { uid, ...filter }, await parts.budgets.of(uid))
    const { month, timeZone } = filter
    return one({
      month,
      ...passedOf(month, dayIn(now, timeZone)),
      budgets: held.map(({ progress }) => progress),
    })
  },
})

/** Whether the worth of other money can be told in a currency: it has a price, or had one in the last two days. */
const isEstimated = async ({ prices, pricePoints }: Pick<Parts, 'prices' | 'pricePoints'>, code: string) => {
  if (!hasEstimate(code)) return false
  const now = (await prices([code])).prices
  return estimateRate(code, now) !== undefined || (await pricePoints.priced()).includes(code)
}

const save = implement(contract.statement.saveBudget, {
  limits: ({ session }) => [{ key: `budgets ${session?.uid}`, most: 120, seconds: 3600 }],
  handler: async ({ session, body }, parts) => {
    const { budgets, catalogue } = parts
    if (!isShown(catalogue, body.currency))
      return refused('CURRENCY_NOT_OFFERED', msg`This currency is not offered`, { currency: body.currency })
    const { code, scale } = currencyOf(catalogue, body.currency)
    if (!(await isEstimated(parts, code)))
      return refused('NO_ESTIMATE', msg`A budget cannot be kept in this currency: it has no price`, {
        currency: code,
      })
    if (placesOf(body.amount) > scale)
      return refusalOf({ kind: 'too-many-places', currency: code, places: scale })
    await budgets.save(session.uid, body)
    return done()
  },
})

const remove = implement(contract.statement.removeBudget, {
  handler: async ({ session, body: { kind } }, { budgets }) => {
    await budgets.remove(session.uid, kind)
    return done()
  },
})

const notices = implement(contract.statement.budgetNotices, {
  handler: async ({ session }, { budgets, catalogue }) => {
    const told = await budgets.told(session.uid)
    return rows(
      told.map(({ told_at, amount, spent, ...row }) => ({
        ...row,
        amount: atScale(catalogue, row.currency, amount),
        spent: atScale(catalogue, row.currency, spent),
        told_date: told_at,
      })),
    )
  },
})

/** Plans of members for a month’s spending. */
export const budgetCalls: readonly Call[] = [list, save, remove, notices]
