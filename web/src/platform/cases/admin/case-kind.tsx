import type { wire } from '@strongroom/shared'
import type { ComponentType } from 'react'
import type { PageName, Row } from '../../../client/contract.ts'
import type { BoundedCall } from '../../../client/may.ts'
import { CASE_PLACES } from '../case-places.ts'
import type { CheckedApproval } from './approval-figures.ts'
import { caseBelow, type SaidBelow } from './case-below.tsx'
import { type CaseName, caseScreen, type Given, type SaidCases } from './case-screen.tsx'

/** One case alone, as the inbox shows it. */
export type OneCaseProps = { id: string; uid: string | null; onDecided: () => void }

/** A kind of cases, as far as the inbox knows it. */
export type CaseKind = {
  readonly One: ComponentType<OneCaseProps>
  /** The call that approves one, of kinds that may be decided many at once. */
  readonly bulk?: BoundedCall | undefined
}
type Bulk<K> = K extends wire.BulkKind ? { readonly bulk: BoundedCall } : { readonly bulk?: never }

/** The names of an approval's figures, of kinds that book money. */
type Approval<K> = K extends wire.ApprovalKind
  ? { readonly approval: CheckedApproval & { readonly kind: K } }
  : { readonly approval?: never }

type SaidList<N extends PageName> = Omit<SaidCases<N, Row<N>>, 'title' | 'Below' | 'isOpen'>
type SaidKind<N extends PageName> = SaidList<N> &
  SaidBelow<Row<N>> & {
    /** Whether it waits for a decision. */
    readonly isOpen: (row: Row<N>) => boolean
    readonly bulk?: BoundedCall | undefined
    readonly approval?: CheckedApproval | undefined
  }

/** A kind of cases, said once: its list, the evidence and the decision. The inbox shows one of them alone. */
export const caseKind = <K extends wire.CaseKind, N extends CaseName>(
  kind: K,
  name: N,
  said: SaidKind<NoInfer<N>> & Bulk<NoInfer<K>> & Approval<NoInfer<K>>,
  ...path: Given<NoInfer<N>>
): ReturnType<typeof caseScreen<N>> & Pick<CaseKind, 'bulk'> => {
  const { bulk, approval }: SaidKind<N> = said
  const title = CASE_PLACES[kind].label
  return Object.assign(
    caseScreen(name, { ...said, title, Below: caseBelow<Row<N>>(said, approval) }, ...path),
    { bulk },
  )
}

/** A kind of cases whose list is another than those of cases are. */
export const caseView = <K extends wire.CaseKind>(_kind: K, view: CaseKind & Bulk<NoInfer<K>>): CaseKind =>
  view
