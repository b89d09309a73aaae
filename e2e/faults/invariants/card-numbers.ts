import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import { Decimal } from '@strongroom/shared'

type Made = { readonly use: 'single' | 'merchant'; readonly amount: string }
/** A purchase by a number: the month it counts in, and how much of it is held or was captured. */
type Bought = { readonly number: string; readonly month: string; readonly share: Decimal }
type Data = Made & {
  readonly numberId: string
  readonly number?: { readonly id: string }
  readonly authorisationId: string
  readonly on: string
  readonly fromHold: string
  readonly released: string
  readonly frees?: string
}

/** By how much a fact changes the share of its purchase in the limit of its number: what is held, and what was captured. */
const changes: Readonly<Record<string, (data: Data) => Decimal>> = {
  CardPurchaseAuthorised: ({ amount }) => new Decimal(amount),
  CardPurchaseIncremented: ({ amount }) => new Decimal(amount),
  CardPurchaseCaptured: ({ amount, fromHold, released }) =>
    new Decimal(amount).minus(fromHold).minus(released),
  CardPurchaseReleased: ({ amount }) => new Decimal(amount).negated(),
}

/** No disposable number spends more than its limit, of its one purchase or of a month, and one of one purchase is used once. */
export const cardNumbers = (events: readonly LedgerEvent[]): string[] => {
  const made = new Map<string, Made>()
  const bought = new Map<string, Bought>()
  const usedBy = new Map<string, string>()
  const over = ({ stream, type, data }: LedgerEvent): readonly string[] => {
    const given = data as unknown as Data
    const { numberId, authorisationId } = given
    if (type === 'CardNumberMade') made.set(numberId, given)
    const change = changes[type]?.(given)
    const number = given.number?.id ?? bought.get(authorisationId)?.number
    const limit = number === undefined ? undefined : made.get(number)
    if (!change || number === undefined || !limit) return []
    const known = bought.get(authorisationId)
    const share = (known?.share ?? new Decimal(0)).plus(change)
    bought.set(authorisationId, { number, month: known?.month ?? given.on.slice(0, 7), share })
    const first = usedBy.get(number) ?? authorisationId
    if (given.frees === undefined) usedBy.set(number, first)
    else usedBy.delete(number)
    const isTwice = limit.use === 'single' && first !== authorisationId
    const name = `the number ${number} of ${stream}`
    return [
      ...(isTwice ? [`${name} is used twice`] : []),
      ...(spent(bought, authorisationId).greaterThan(limit.amount) ? [`${name} has spent too much`] : []),
    ]
  }
  return events.flatMap(over)
}

/** The sum of the purchases by the number of this one, in its month. */
const spent = (bought: ReadonlyMap<string, Bought>, authorisationId: string): Decimal => {
  const one = bought.get(authorisationId)
  return [...bought.values()]
    .filter(({ number, month }) => number === one?.number && month === one.month)
    .reduce((sum, { share }) => sum.plus(share), new Decimal(0))
}
