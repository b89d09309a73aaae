import type { PartWithStatus } from '@strongroom/ledger/wallet'
import { byKind, type Complete, keysOf, type wire } from '@strongroom/shared'
import * as cases from '../../cases.gen.ts'

/** Kinds of cases whose decider follows from the role alone. Proposals have a policy each. */
export type PlainKind = Exclude<wire.CaseKind, 'proposal'>

const found = byKind(cases)
type Found = (typeof found)[keyof typeof found]

/** Parts of a wallet that no administrator decides: a fixed deposit ends with its days, an order by the market or its member. */
type Undecided = 'fixedDeposits' | 'trades'

/**
 * Where the cases of each kind wait. A new kind is its `case.ts` here and in the contract. A part of a wallet that holds what waits and
 * is no kind of case is missing too: it would wait unseen.
 */
export const sources: Complete<
  Exclude<PlainKind | PartWithStatus, Found['kind'] | Found['kept'] | Undecided>,
  typeof found
> = found

/** The kinds, each with a source. */
export const plainKinds = keysOf(sources)

/** The read model that shows the cases of a kind. */
export const viewOfCases = (kind: PlainKind): string => sources[kind].table.slice('views.'.length)

/** Whether a row of that read model waits for a decision. */
export const rowThatWaits = (kind: PlainKind, row: Readonly<Record<string, unknown>>): boolean =>
  row[sources[kind].status] === 0
