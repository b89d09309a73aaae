import type { wire } from '@strongroom/shared'
import { Decimal } from '@strongroom/shared'

/** One pocket of a member in one currency at two points, and what happened between them. Decimal strings. */
export type PocketChange = {
  readonly pocket: string
  readonly currency: string
  readonly before: string
  readonly change: string
  readonly after: string
}

const keyOf = ({ currency, pocket }: wire.PocketBalance) => `${currency} ${pocket}`

/** Two points of a member's history side by side, the earlier first. A pocket that one of them does not know is at zero there. */
export function changesBetween(
  earlier: readonly wire.PocketBalance[],
  later: readonly wire.PocketBalance[],
): PocketChange[] {
  const [from, to] = [earlier, later].map(side => new Map(side.map(each => [keyOf(each), each.amount])))
  return [...new Set([...earlier, ...later].map(keyOf))].sort().map(key => {
    const [currency = '', pocket = ''] = key.split(' ')
    const [before, after] = [from?.get(key) ?? '0', to?.get(key) ?? '0']
    return { currency, pocket, before, change: new Decimal(after).minus(before).toFixed(), after }
  })
}

/** A leg in two columns: taking out is a debit, putting in a credit, for every account of these books. */
export type Entry = {
  readonly account: string
  readonly currency: string
  readonly debit?: string
  readonly credit?: string
}

/** Legs as rows of a journal: the sign becomes the column. */
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
