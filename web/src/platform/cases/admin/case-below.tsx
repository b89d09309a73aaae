import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import type { CheckedApproval } from './approval-figures.ts'
import { CaseFacts, type SaidFact } from './case-facts.tsx'
import type { Case } from './case-list.tsx'
import type { Deciding } from './deciding.ts'
import { Decision } from './decision.tsx'
import type { DecisionProps } from './decision-props.ts'

/** An opened case. */
export type CaseProps<R> = { row: R; onDecided: () => void }

type Of<R, T> = T | ((row: R) => T)
const of = <R, T extends object | string>(said: Of<R, T>, row: R): T =>
  typeof said === 'function' ? said(row) : said

/** The decision on a case, as its kind says it. */
export type SaidDecision<R> = {
  readonly approve: Of<R, Deciding>
  readonly label: Of<R, MessageDescriptor>
  /** Left out where nothing may be rejected. */
  readonly reject?: Of<R, Deciding>
  /** The words of the button that rejects; "Reject" when left out. */
  readonly rejectLabel?: (row: R) => MessageDescriptor | undefined
  /** The administrator who entered it, if one did. */
  readonly enteredBy?: (row: R) => string | null
  /** For kinds whose real amount may differ from the one the member stated. */
  readonly came?: (row: R) => { currency: string; label: (amount: string) => MessageDescriptor }
  /** The currency of the fee, and its field's label; left out where no fee is typed. */
  readonly fee?: (row: R) => { currency: string; label: MessageDescriptor }
  /** The button's words once the amount that the member gets is known. */
  readonly credits?: (credited: string, currency: string) => MessageDescriptor
  readonly externalId?: Of<R, NonNullable<DecisionProps['externalId']>>
}

/** The evidence of a case, and its decision. */
export type SaidBelow<R> = {
  /** The facts at the left, or what draws them with more beside them. */
  readonly evidence: readonly SaidFact<R>[] | ComponentType<{ row: R }>
  /** The decision at the right, or what draws it where it asks for more than a fee and an id. */
  readonly decision: SaidDecision<R> | ComponentType<CaseProps<R>>
  /** Stands around the decision, with more than it. */
  readonly Around?: ComponentType<CaseProps<R> & { children: ReactNode }>
  /** Stands in place of the decision where none is to be made; the state when left out. */
  readonly Decided?: ComponentType<CaseProps<R>>
}

type Standing<R> = {
  readonly state: (row: R) => ReactNode
  readonly isOpen: (row: R) => boolean
}

/** Draws an opened case: the evidence at the left, the decision at the right. */
export const caseBelow = <R,>(
  said: SaidBelow<R> & Standing<R>,
  approval?: CheckedApproval,
): ComponentType<CaseProps<R & Case>> => {
  const { evidence, decision, Around, Decided, state, isOpen } = said
  const Evidence =
    typeof evidence === 'function'
      ? evidence
      : ({ row }: { row: R }) => <CaseFacts row={row} said={evidence} />
  const Deciding = typeof decision === 'function' ? decision : deciding(decision, approval)
  const Closed = Decided ?? (({ row }: CaseProps<R>) => state(row))
  return function Below(props: CaseProps<R & Case>) {
    const { row } = props
    return (
      <div className="case">
        <Evidence row={row} />
        {!isOpen(row) && <Closed {...props} />}
        {isOpen(row) &&
          (Around ? <Around {...props}>{<Deciding {...props} />}</Around> : <Deciding {...props} />)}
      </div>
    )
  }
}

/** The decision as a kind says it, with its words in the reader's language. */
const deciding = <R,>(said: SaidDecision<R>, approval: CheckedApproval | undefined) =>
  function SaidDeciding({ row, onDecided }: CaseProps<R & Case>) {
    const { i18n } = useLingui()
    const { approve, label, reject, rejectLabel, enteredBy, came, fee, credits, externalId } = said
    const [rejected, sum, cost] = [rejectLabel?.(row), came?.(row), fee?.(row)]
    return (
      <Decision
        id={row.id}
        uid={row.uid}
        approve={of(approve, row)}
        approveLabel={i18n._(of(label, row))}
        {...(enteredBy && { enteredBy: enteredBy(row) })}
        {...(reject && { reject: of(reject, row) })}
        {...(rejected && { rejectLabel: i18n._(rejected) })}
        {...(sum && { came: { ...sum, label: (amount: string) => i18n._(sum.label(amount)) } })}
        {...(cost && { fee: { ...cost, label: i18n._(cost.label) } })}
        {...(approval && { check: approval.kind, figures: approval })}
        {...(credits && { credits: (sum: string, currency: string) => i18n._(credits(sum, currency)) })}
        {...(externalId && { externalId: of(externalId, row) })}
        onDecided={onDecided}
      />
    )
  }
