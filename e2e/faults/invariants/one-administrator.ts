import { acts } from '@strongroom/ledger/catalogue'
import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import { Decimal } from '@strongroom/shared'
import type { Acknowledged } from '../acknowledged.ts'
import type { World } from '../world.ts'

/** The demo's prices. */
const prices: Readonly<Record<string, string>> = {
  ...{ USD: '1', USDC: '1', USDT: '1', BUSD: '1' },
  ...{ ETH: '3200', BTC: '64000' },
}

/** Swaps are rounded, and the demo's rates are a few hundredths of a percent from its prices. */
const tolerance = 25

const gainOf = ({ data }: LedgerEvent, uid: string): Decimal => {
  let [own, outside] = [new Decimal(0), new Decimal(0)]
  for (const { account, currency, amount } of data.legs ?? []) {
    const worth = new Decimal(prices[currency] ?? '0').times(amount)
    if (account.startsWith(`user:${uid}:`)) own = own.plus(worth)
    if (account.startsWith('world:')) outside = outside.plus(worth)
  }
  return own.plus(Decimal.max(0, outside))
}

type Accomplices = Pick<World, 'admin' | 'accomplice'>

/** The change of the accomplice's money since the storm began; the starting money was the other administrator's. */
const since = (events: readonly LedgerEvent[], { admin, accomplice }: Accomplices) =>
  events.filter(
    ({ stream, metadata }) => stream === `wallet-${accomplice.uid}` && metadata.actor.id !== admin.uid,
  )

/** No answer promises the harness these facts: they are what the administrator gone bad and the accomplice have made. */
export const madeByAccomplices = (
  events: readonly LedgerEvent[],
  world: Accomplices,
): readonly Acknowledged[] =>
  since(events, world).map(({ type, metadata }) => ({
    ...{ movement: 'gone bad', fact: type, commandId: metadata.commandId, uid: world.accomplice.uid },
  }))

/** An administrator gone bad, and members who are in it, have made no more than the policy leaves to one on a day. */
export const goneBadWithin = (
  events: readonly LedgerEvent[],
  world: Accomplices,
  adjustedAlone: string,
): readonly string[] => {
  const all = since(events, world)
  const days = new Set(all.map(({ metadata }) => metadata.at.slice(0, 10))).size
  const bound = new Decimal(acts['claim-credit'].usual).plus(adjustedAlone).times(days).plus(tolerance)
  const gained = all.reduce(
    (sum, event) => Decimal.max(0, sum.plus(gainOf(event, world.accomplice.uid))),
    new Decimal(0),
  )
  return gained.gt(bound)
    ? [
        `an administrator gone bad has made ${gained.toFixed(2)} USDC for a member in ${days} days, and ${bound.toFixed(2)} is allowed`,
      ]
    : []
}
