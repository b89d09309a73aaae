import { configOf } from '@strongroom/ledger/catalogue'
import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import { Decimal } from '@strongroom/shared'
import type { Acknowledged } from '../acknowledged.ts'
import type { World } from '../world.ts'

/** The demo's prices. */
const prices = {
  USD: '1',
  USDC: '1',
  USDT: '1',
  BUSD: '1',
  ETH: '3200',
  BTC: '64000',
} as const

const priceOf = (currency: string): string =>
  new Map<string, string>(Object.entries(prices)).get(currency) ?? '0'

/** The demo's rates are a few hundredths of a percent from its prices, and the accomplices hold two millions. */
const tolerance = 500

/** The amount that one may adjust on a day: the storm leaves it as a platform begins. */
const adjustedAlone = configOf({ get: () => undefined }, 'adjustmentAloneUpTo')

/** The share by which one may fill an order worse for the house than the market: the storm leaves it, too. */
const filledAlone = configOf({ get: () => undefined }, 'rateAloneShare')

type Accomplices = Pick<World, 'admin' | 'second' | 'goneBad' | 'accomplices'>

/** The worth that a fact adds to what the accomplices hold; money on its way between two of them is theirs, and so is money that has left. */
const gainOf = ({ data }: LedgerEvent, { accomplices }: Accomplices): Decimal => {
  let [own, outside] = [new Decimal(0), new Decimal(0)]
  for (const { account, currency, amount } of data.legs ?? []) {
    const worth = new Decimal(priceOf(currency)).times(amount)
    const isOwn =
      account === 'house:transit' || accomplices.some(({ uid }) => account.startsWith(`user:${uid}:`))
    if (isOwn) own = own.plus(worth)
    if (account.startsWith('world:')) outside = outside.plus(worth)
  }
  return own.plus(Decimal.max(0, outside))
}

/** Facts about a member that the harness counts, and that are not in the wallet. */
const applications: readonly string[] = ['VipApplied', 'VipApplicationApproved']

/** The changes of the accomplices' money since the storm began, and their applications; the starting money was given by the two others. */
const since = (events: readonly LedgerEvent[], { admin, second, accomplices }: Accomplices) => {
  const uids = accomplices.map(({ uid }) => uid)
  return events.filter(
    ({ stream, type, metadata }) =>
      uids.includes(stream.replace(/^(wallet|member)-/, '')) &&
      (stream.startsWith('wallet-') || applications.includes(type)) &&
      metadata.actor.id !== admin.uid &&
      metadata.actor.id !== second.uid,
  )
}

/** No answer promises the harness these facts: they are what the administrator gone bad and the accomplices have made. */
export const madeByAccomplices = (
  events: readonly LedgerEvent[],
  world: Accomplices,
): readonly Acknowledged[] =>
  since(events, world).map(({ stream, type, metadata }) => ({
    movement: 'gone bad',
    fact: type,
    commandId: metadata.commandId,
    uid: stream.replace(/^[a-z]+-/, ''),
  }))

/** The most that the events have added at any time since any earlier one: a loss before is not made good, and a later one excuses nothing. */
const mostGained = (gains: readonly Decimal[]): Decimal => {
  let [most, gained] = [new Decimal(0), new Decimal(0)]
  for (const gain of gains) {
    gained = Decimal.max(0, gained.plus(gain))
    most = Decimal.max(most, gained)
  }
  return most
}

/**
 * An administrator gone bad, and members who are in it, have made no more than the policy leaves to one on each day that the
 * administrator decided something about their money: entries and claims, which are counted apart.
 */
export const goneBadWithin = (
  events: readonly LedgerEvent[],
  world: Accomplices,
  creditedAlone: string,
): readonly string[] => {
  const all = since(events, world)
  const decided = all.filter(({ metadata }) => metadata.actor.id === world.goneBad.uid)
  const days = new Set(decided.map(({ metadata }) => metadata.at.slice(0, 10))).size
  const bound = new Decimal(creditedAlone).plus(adjustedAlone).times(days).plus(tolerance)
  const gained = mostGained(all.map(event => gainOf(event, world)))
  return gained.gt(bound)
    ? [
        `an administrator gone bad has made ${gained.toFixed(2)} USDC for members in ${days} days, and ${bound.toFixed(2)} is allowed`,
      ]
    : []
}

/**
 * One administrator has filled no order worse for the house than the market by more than the policy's share, and the job that watches
 * prices none that is worse at all. The amounts of a day bound the sum of all fills, so they hide a single bad price.
 */
export const filledNearMarket = (events: readonly LedgerEvent[], world: Accomplices): readonly string[] =>
  since(events, world).flatMap(event => {
    if (event.type !== 'TradeFilled') return []
    const { amount, market } = event.data as unknown as { amount: string; market?: string }
    const share = market === undefined ? filledAlone : '0'
    const gained = gainOf(event, world)
    const worth = new Decimal(prices.ETH).times(amount)
    return gained.gt(worth.times(share).plus('0.01'))
      ? [
          `an order over ${worth.toFixed(2)} USDC was filled ${gained.toFixed(2)} worse than the market by one`,
        ]
      : []
  })
