import { type Leg, ownerOf } from '@strongroom/ledger/book'
import type { WalletFact } from '@strongroom/ledger/wallet'
import type { wire } from '@strongroom/shared'
import type { NewRow, PartOf } from '../rows.ts'

/** Columns of a line of the statement. */
type Columns = PartOf<'movements'>

/** Those of a line that no earlier fact has begun. */
type NewColumns = Columns & Pick<NewRow<'movements'>, 'kind' | 'reference' | 'state'>

/** The fields of a statement line besides its amount. `set` holds only those that this fact knows. */
export type Line = {
  /** Names the line among the member's. A later fact with the same name changes it. */
  readonly id: string
  readonly currency?: string
  /** `begun`: a new line that has not moved anything. `booked`: moves money now. `closed`: will never move any. */
  readonly step: 'begun' | 'booked' | 'closed'
} & (
  | { readonly known: false; readonly set: NewColumns }
  /** An earlier fact has begun the line. */
  | { readonly known: true; readonly set: Columns }
)

/** Lines of a statement for each fact of a wallet of these types: the capability's share of `linesOf`. */
export type LinesOf<Types extends WalletFact['type']> = {
  readonly [T in Types]: (fact: Extract<WalletFact, { type: T }>) => readonly Line[]
}

export const swapLine = (id: string, currency: string, set: NewColumns): Line => ({
  id: `swap:${id}:${currency}`,
  currency,
  step: 'booked',
  known: false,
  set,
})

/** Further details for a line's sentence, each as text. Those with no value are left out. */
export const said = (details: Readonly<Record<string, string | number | null>>): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(details).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
    ),
  )

/** Makes new lines of a step, all in one state. */
const newLine =
  (step: 'begun' | 'booked', state: NewColumns['state']) =>
  (kind: wire.TransactionType, reference: string, currency: string, set: Columns = {}): Line => ({
    id: `${kind}:${reference}`,
    currency,
    step,
    known: false,
    set: { kind, reference, state, ...set },
  })

/** A line that moves money once and is done. */
export const booked = newLine('booked', 'done')

/** A line that moves nothing yet. */
export const begun = newLine('begun', 'pending')

/** A line begun earlier, whose money moves now. */
export const settled = (
  kind: wire.TransactionType,
  reference: string,
  currency: string,
  set: Columns = {},
): Line => ({
  id: `${kind}:${reference}`,
  currency,
  step: 'booked',
  known: true,
  set: { state: 'done', ...set },
})

/** A line that moves nothing more. */
export const closed = (kind: wire.TransactionType, reference: string, set: Columns): Line => ({
  id: `${kind}:${reference}`,
  step: 'closed',
  known: true,
  set,
})

/** A line for the amount that comes back to the available balance, if there is one. */
export const returned = (
  kind: wire.TransactionType,
  reference: string,
  currency: string,
  legs: readonly Leg[],
): readonly Line[] => (currenciesOf(legs).includes(currency) ? [booked(kind, reference, currency)] : [])

/** Currencies whose available balance the legs touch. */
export const currenciesOf = (legs: readonly Leg[]): readonly string[] => [
  ...new Set(
    legs.filter(leg => ownerOf(leg.account)?.pocket === 'available').map(({ currency }) => currency),
  ),
]

export const paid = (
  paymentId: string,
  currency: string,
  kind: wire.TransactionType,
  counterparty: string,
): Line => ({
  id: `${kind}:${counterparty}:${paymentId}`,
  currency,
  step: 'booked',
  known: false,
  set: { kind, reference: paymentId, state: 'done', counterparty },
})
