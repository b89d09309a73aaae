import { flowsOfMonth, type MonthFlowRow } from '@strongroom/projections/statement'
import { contract, Decimal, estimateRate, roundDown, wire } from '@strongroom/shared'
import { atScale } from '../command/money.ts'
import { one } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'

type Sums = wire.MonthFlows['total']

const flowOf = ({ catalogue }: Parts, row: MonthFlowRow): wire.MonthFlow => {
  const { source, type, currency } = row
  const money = (amount: string) => atScale(catalogue, currency, amount)
  return {
    source,
    type,
    currency,
    came: money(row.came),
    went: money(row.went),
    fees: money(row.fees),
    before: { came: money(row.came_before), went: money(row.went_before), fees: money(row.fees_before) },
    own: source === 'statement' && wire.ownKinds.some(kind => kind === type) ? 1 : 0,
  }
}

type Prices = Parameters<typeof estimateRate>[1]

/** Totals in USDC. Of what moves among the member's own, the fees alone went. */
const totalOf = (
  flows: readonly wire.MonthFlow[],
  prices: Prices,
  sumsOf: (flow: wire.MonthFlow) => Sums,
) => {
  const total = (amountOf: (sums: Sums, isOwn: boolean) => string) =>
    roundDown(
      flows.reduce(
        (sum, flow) =>
          sum.plus(
            new Decimal(amountOf(sumsOf(flow), flow.own === 1)).times(
              estimateRate(flow.currency, prices) ?? 0,
            ),
          ),
        new Decimal(0),
      ),
      2,
    ).toFixed(2)
  return {
    came: total(({ came }, isOwn) => (isOwn ? '0' : came)),
    went: total(({ went, fees }, isOwn) => (isOwn ? fees : went)),
    fees: total(({ fees }) => fees),
  }
}

const monthBefore = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7)
}

const flows = implement(contract.statement.monthFlows, {
  handler: async ({ session: { uid }, filter }, parts) => {
    const rows = await flowsOfMonth(parts.db, { uid, ...filter, own: wire.ownKinds })
    const all = rows.map(row => flowOf(parts, row))
    const { prices } = await parts.prices([...new Set(all.map(({ currency }) => currency))])
    return one({
      month: filter.month,
      month_before: monthBefore(filter.month),
      total: totalOf(all, prices, flow => flow),
      total_before: totalOf(all, prices, flow => flow.before),
      flows: all,
    })
  },
})

/** Where a member's money came from and went in a month. */
export const monthFlowCalls: readonly Call[] = [flows]
