import type { wire } from '@strongroom/shared'
import { Decimal } from '@strongroom/shared'

/** One pocket of a member in one currency: then, since, now. Decimal strings. */
export type PocketBalance = {
  readonly pocket: string
  readonly currency: string
  readonly before: string
  readonly since: string
  readonly now: string
}

type Sums = Map<string, Decimal>

function add(sums: Sums, uid: string, { legs }: wire.AuditEvent) {
  const prefix = `user:${uid}:`
  for (const { account, currency, amount } of legs) {
    if (!account.startsWith(prefix)) continue
    const key = `${currency} ${account.slice(prefix.length)}`
    sums.set(key, (sums.get(key) ?? new Decimal(0)).plus(amount))
  }
}

const foldOf = (uid: string, events: readonly wire.AuditEvent[]): Sums => {
  const sums: Sums = new Map()
  for (const event of events) add(sums, uid, event)
  return sums
}

/** A member's balances after the first `count` events, and what has happened to them since: read from the legs alone. */
export function balancesAt(uid: string, events: readonly wire.AuditEvent[], count: number): PocketBalance[] {
  const now = foldOf(uid, events)
  const then = foldOf(uid, events.slice(0, count))
  return [...now.keys()].sort().map(key => {
    const [currency = '', pocket = ''] = key.split(' ')
    const [at, today] = [then.get(key) ?? new Decimal(0), now.get(key) ?? new Decimal(0)]
    return { currency, pocket, before: at.toFixed(), since: today.minus(at).toFixed(), now: today.toFixed() }
  })
}

/** A leg in two columns: taking out is a debit, putting in a credit, for every account of these books. */
export type Entry = {
  readonly account: string
  readonly currency: string
  readonly debit?: string
  readonly credit?: string
}

export const entriesOf = (legs: wire.AuditEvent['legs']): Entry[] =>
  legs.map(({ account, currency, amount }) =>
    amount.startsWith('-')
      ? { account, currency, debit: amount.slice(1) }
      : { account, currency, credit: amount },
  )

/** Both columns summed, by currency. Equal, or the event would not be in the log. */
export function columnSums(
  legs: wire.AuditEvent['legs'],
): { currency: string; debit: string; credit: string }[] {
  const currencies = [...new Set(legs.map(({ currency }) => currency))]
  return currencies.map(currency => {
    const amounts = legs.filter(leg => leg.currency === currency).map(({ amount }) => new Decimal(amount))
    const sum = (side: Decimal[]) =>
      side.reduce((total, amount) => total.plus(amount.abs()), new Decimal(0)).toFixed()
    return {
      currency,
      debit: sum(amounts.filter(amount => amount.isNegative())),
      credit: sum(amounts.filter(amount => !amount.isNegative())),
    }
  })
}
