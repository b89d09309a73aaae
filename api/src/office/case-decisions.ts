import { byKind, type Complete, type Currency, type wire } from '@strongroom/shared'
import * as registry from '../cases.gen.ts'
import type { BookingParts } from '../platform/cases/deciding.ts'
import type { Approvable, CaseRow, Decisions } from '../platform/kinds/case-kind.ts'

const found = byKind(registry)
type Found = typeof found

/** How each kind of case is decided. A new kind is its `case.ts` in its capability's folders. */
export const caseDecisions: Complete<Exclude<wire.CaseKind, keyof Found>, Found> = found

/** The kinds of cases whose approval is looked at in figures. */
export type LookedKind = Extract<wire.ApprovalKind, wire.CaseKind>

/** Whether a kind of approval is one of a case, and not of a proposal. */
export const isCase = (kind: wire.ApprovalKind): kind is LookedKind => kind in caseDecisions

/** How the cases of a kind are approved. */
export const approvableOf = (kind: LookedKind): Approvable & Taking => caseDecisions[kind]
type Taking = { readonly takes: readonly string[] }

/** The currency that the approval of a case books; nothing where the catalogue does not know it. */
export const currencyBookedFor = (
  parts: BookingParts,
  kind: Approvable,
  found: CaseRow,
): Currency | undefined => parts.catalogue.currency(kind.currency?.(parts, found) ?? found.currency ?? '')

/** Both decisions of a kind that is decided many at once. */
export const decisionsOf = (kind: wire.BulkKind): Decisions => caseDecisions[kind]

/** Whether the house enters the cases of a kind itself, so that each takes two administrators. */
export const isOfHouse = (kind: wire.BulkKind): boolean => caseDecisions[kind].ofHouse === true

/** The kinds that are decided by an id alone; withdrawals first, whose calls decide the others too. */
export const decidedById: readonly (Approvable & Decisions & Taking)[] = Object.values(found)
  .flatMap(each => (each.byId === true && 'find' in each && 'approve' in each ? [each] : []))
  .toSorted((one, other) => Number(other.kind === 'withdrawal') - Number(one.kind === 'withdrawal'))
