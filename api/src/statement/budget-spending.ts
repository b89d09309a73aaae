import { listSpendsMadeIn } from '@strongroom/projections/card'
import { flowsOfMonth, type MonthFlowRow } from '@strongroom/projections/statement'
import {
  Decimal,
  estimateRate,
  hasEstimate,
  isOneOf,
  roundDown,
  spendingCategories,
  wire,
} from '@strongroom/shared'
import { spendsOf } from '../card/card-spends.ts'
import { cardCurrency } from '../card/card-status.ts'
import { atScale, currencyOf } from '../command/money.ts'
import type { Parts } from '../dependencies.ts'
import type { Plan } from '../vault/budgets.ts'

/** Money spent in one currency. */
type Sum = { readonly currency: string; readonly amount: Decimal }

/** The kind that a row of a month's money is about, where it is not its own: that of which it came back. */
const kindOf = ({ source, type }: MonthFlowRow): string => {
  const flows: Readonly<Record<string, wire.LineFlow>> = wire.lineFlows
  const flow = source === 'statement' ? flows[type] : undefined
  return typeof flow === 'object' ? flow.backOf : type
}

/** Money that went by a kind; what came back of it is taken off. */
const spentBy = (kind: wire.BudgetKind, rows: readonly MonthFlowRow[]): readonly Sum[] =>
  rows
    .filter(row => kindOf(row) === kind)
    .map(({ currency, went, came }) => ({ currency, amount: new Decimal(went).minus(came) }))

type SpendingParts = Pick<Parts, 'db' | 'cardLogDetails' | 'catalogue' | 'prices'>
type AskedMonth = { readonly uid: string; readonly month: string; readonly timeZone: string }

/** All that a member has spent in a month on some kinds, as the month's money has it; purchases with the card by the category of the merchant. */
const spentIn = async (parts: SpendingParts, asked: AskedMonth, kinds: readonly wire.BudgetKind[]) => {
  const { db, catalogue } = parts
  const currency = cardCurrency(catalogue).code
  const isCategory = (kind: wire.BudgetKind) => isOneOf(spendingCategories, kind)
  const rows = kinds.every(isCategory) ? [] : await flowsOfMonth(db, { ...asked, own: wire.ownKinds })
  const made = kinds.some(isCategory) ? await listSpendsMadeIn(db, { ...asked, currency }) : []
  const spends = await spendsOf(parts, made)
  return (kind: wire.BudgetKind): readonly Sum[] => [
    ...spends.filter(({ category }) => category === kind).map(({ amount }) => ({ currency, amount })),
    ...spentBy(kind, rows),
  ]
}

type Prices = Parameters<typeof estimateRate>[1]

/** Money in a currency, and the currencies whose prices were missing to count all of it. */
type Worth = { readonly spent: Decimal; readonly unpriced: readonly string[] }

/**
 * The worth of money in a currency, at the prices by which the month's totals are made. Money without a price is left out, and so
 * is that of a currency that has no part in estimates, whose price nobody waits for.
 */
const worthIn = (target: string, sums: readonly Sum[], prices: Prices): Worth => {
  const own = sums.filter(({ currency }) => currency === target)
  const others = sums.filter(({ currency, amount }) => currency !== target && !amount.isZero())
  const rateOf = (currency: string) => estimateRate(currency, prices)
  const codes = others.length > 0 ? [target, ...others.map(({ currency }) => currency)] : []
  const worths = others.map(({ currency, amount }) => {
    const [from, to] = [rateOf(currency), rateOf(target)]
    return from === undefined || to === undefined ? new Decimal(0) : amount.times(from).dividedBy(to)
  })
  return {
    spent: [...own.map(({ amount }) => amount), ...worths].reduce(
      (all, each) => all.plus(each),
      new Decimal(0),
    ),
    unpriced: [...new Set(codes)].filter(code => hasEstimate(code) && rateOf(code) === undefined),
  }
}

const reachedBy = (spent: Decimal, amount: Decimal): wire.BudgetReached => {
  if (spent.gte(amount)) return 100
  return spent.gte(amount.times('0.8')) ? 80 : 0
}

const progressOf = (
  { catalogue }: SpendingParts,
  { kind, currency, amount: planned }: Plan,
  worth: Decimal,
): wire.Budget => {
  const amount = new Decimal(planned)
  const spent = roundDown(worth, currencyOf(catalogue, currency).scale)
  const money = (of: Decimal) => atScale(catalogue, currency, of.toFixed())
  return {
    kind,
    currency,
    amount: money(amount),
    spent: money(spent),
    left: money(Decimal.max(amount.minus(Decimal.max(spent, 0)), 0)),
    over: money(Decimal.max(spent.minus(amount), 0)),
    share: roundDown(Decimal.max(spent, 0).times(100).dividedBy(amount), 1).toFixed(1),
    reached: reachedBy(spent, amount),
  }
}

/** How far a budget is, and which prices were missing to tell. */
type Held = { readonly progress: wire.Budget; readonly unpriced: readonly string[] }

/** How far budgets of a member are in a month of a zone, in their order. */
export const progressIn = async (
  parts: SpendingParts,
  asked: AskedMonth,
  plans: readonly Plan[],
): Promise<readonly Held[]> => {
  if (plans.length === 0) return []
  const kinds = plans.map(({ kind }) => kind)
  const spentOn = await spentIn(parts, asked, kinds)
  const each = plans.map(plan => ({ plan, sums: spentOn(plan.kind) }))
  const codes = each.flatMap(({ plan, sums }) => [plan.currency, ...sums.map(({ currency }) => currency)])
  const { prices } = await parts.prices([...new Set(codes)])
  return each.map(({ plan, sums }) => {
    const { spent, unpriced } = worthIn(plan.currency, sums, prices)
    return { progress: progressOf(parts, plan, spent), unpriced }
  })
}
