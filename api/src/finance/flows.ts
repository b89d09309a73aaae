import { type FlowRow, getFlows } from '@strongroom/projections/finance'
import { contract, Decimal, estimateRate, isOneOf, wire } from '@strongroom/shared'
import { atScale } from '../command/money.ts'
import { one } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { implement } from '../http/call.ts'
import { daysOf, eachDay } from './days.ts'
import { shownUsdcOrNull, sum } from './worth.ts'

const flowOf = ({ catalogue }: Parts, row: FlowRow): readonly wire.Flow[] => {
  const { account, currency, came, went, price } = row
  if (!isOneOf(wire.flowWays, account)) return []
  const rate = estimateRate(currency, { [currency.toLowerCase()]: price ?? '0' })
  const worth = (amount: string) =>
    shownUsdcOrNull(rate === undefined ? undefined : new Decimal(amount).times(rate))
  return [
    {
      way: account,
      currency,
      came: atScale(catalogue, currency, came),
      went: atScale(catalogue, currency, went),
      came_usdc: worth(came),
      went_usdc: worth(went),
    },
  ]
}

/** A sum of worths as they are shown, so that it is the sum of what is shown. */
const sumOf = (worths: readonly (string | null)[]): string =>
  sum(worths.map(worth => (worth === null ? undefined : new Decimal(worth)))).toFixed(2)

const worthOf = (flows: readonly wire.Flow[]) => ({
  came_usdc: sumOf(flows.map(({ came_usdc }) => came_usdc)),
  went_usdc: sumOf(flows.map(({ went_usdc }) => went_usdc)),
  flows: [...flows],
})

/** The sum of two amounts of one scale, at that scale. */
const added = (one: string, other: string) =>
  new Decimal(one).plus(other).toFixed(one.split('.')[1]?.length ?? 0)
const addedWorth = (one: string | null, other: string | null) =>
  one === null || other === null ? (one ?? other) : added(one, other)

/** The flows of several days, added up by way and currency, each way's beside each other. */
const addedUp = (flows: readonly wire.Flow[]): readonly wire.Flow[] => {
  const sums = new Map<string, wire.Flow>()
  for (const flow of flows) {
    const key = `${flow.way} ${flow.currency}`
    const known = sums.get(key)
    sums.set(
      key,
      known
        ? {
            ...known,
            came: added(known.came, flow.came),
            went: added(known.went, flow.went),
            came_usdc: addedWorth(known.came_usdc, flow.came_usdc),
            went_usdc: addedWorth(known.went_usdc, flow.went_usdc),
          }
        : flow,
    )
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, flow]) => flow)
}

/**
 * The money that came in and went out, day by day, by the accounts of the outside world and by currency, and its worth at the
 * prices that were noted by the day.
 */
export const moneyFlows = implement(contract.finance.flows, {
  handler: async ({ filter, now }, parts) => {
    const days = daysOf(filter, now.toISOString().slice(0, 10))
    const byDay = Map.groupBy(await getFlows(parts.db, days), ({ day }) => day)
    const each = eachDay(days).map(day => ({
      day,
      ...worthOf((byDay.get(day) ?? []).flatMap(row => flowOf(parts, row))),
    }))
    const all = worthOf(addedUp(each.flatMap(({ flows }) => flows)))
    return one({ ...days, ...all, days: each } satisfies wire.MoneyFlows)
  },
})
