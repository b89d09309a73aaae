import type { PartWithStatus } from '@strongroom/ledger/wallet'
import type { wire } from '@strongroom/shared'
import type { ColumnOf, TableName } from './rows.ts'
import type { AnyFact } from './runner/projection.ts'

type FieldOf<F> = F extends unknown ? keyof F & `${string}Id` : never
/** A field by which a fact names something. */
type NamingField = FieldOf<AnyFact>

/** The table with the cases of a kind, and the columns known of each: SQL text of our own. */
export type Source = {
  /** The field by which facts name a case of the kind. */
  readonly namedBy: NamingField
  /** Facts about another case may name one of these besides: a deposit names its bank account, which is a case while it waits for its review. */
  readonly isNamedBeside: boolean
  /** Its member waits for nothing: the house entered it. */
  readonly ofHouse: boolean
  readonly table: string
  /** SQL condition for the rows that wait. */
  readonly waits: string
  /** How it stands: below zero when it was refused. */
  readonly status: string
  readonly since: string
  /** The administrator who entered it, where one did: they do not decide it. */
  readonly enteredBy: string
  readonly currency: string
  readonly amount: string
}

/** The read model of a kind of case, one row a case. Its status is 0 while a case waits. */
type Waits<T extends TableName> = {
  readonly table: T
  readonly namedBy: NamingField
  readonly isNamedBeside?: true
  /** The part of the member's wallet that knows where a case stands; nothing for cases that no wallet knows. */
  readonly kept?: PartWithStatus
  /** `status` unless it has another name. */
  readonly status?: ColumnOf<T>
  /** `created_at` unless it has another name. */
  readonly since?: ColumnOf<T>
  readonly enteredBy?: ColumnOf<T>
  /** A column, a code in quotes, or null for cases of no currency. */
  readonly currency: ColumnOf<T> | `'${string}'` | null
  /** A column, or null for cases that ask for no amount. */
  readonly amount: ColumnOf<T> | null
}

/** The part of the wallet that a source names; nothing where it names none. */
type KeptOf<W> = W extends { readonly kept: infer P } ? P : undefined

/** A case of a member's wallet is one that its member may cancel, unless the house has entered it: the contract says either. */
type Ended<C> = C extends { readonly cancels: true } | { readonly ofHouse: true }
  ? unknown
  : { readonly kept?: 'the contract has to say `cancels`' }

/** Says where the cases of a kind wait. Each `case.ts` of a capability says it of its kinds; `cases.gen.ts` gathers them. */
export const waits = <
  K extends wire.CaseKind,
  T extends TableName,
  const W extends Waits<T>,
  const C extends { readonly kind: K; readonly ofHouse?: true },
>(
  { kind, ofHouse }: C & { readonly kind: K },
  given: W & Waits<T> & Ended<C>,
): Source & { readonly kind: K; readonly kept: KeptOf<W> } => {
  const { table, namedBy, isNamedBeside, kept, status, since, enteredBy, currency, amount }: Waits<T> = given
  return {
    kind,
    kept: kept as KeptOf<W>,
    namedBy,
    ofHouse: ofHouse === true,
    isNamedBeside: isNamedBeside ?? false,
    table: `views.${table}`,
    waits: `${status ?? 'status'} = 0`,
    status: status ?? 'status',
    since: since ?? 'created_at',
    enteredBy: enteredBy ?? 'null::text',
    currency: currency ?? 'null::text',
    amount: amount ?? 'null::numeric',
  }
}
