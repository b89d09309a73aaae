import type { wire } from '@strongroom/shared'
import { uidOf } from './event-parts.ts'
import type { PartOf } from './rows.ts'
import type { AnyEvent, AnyFact, Change } from './runner/projection.ts'
import { patch } from './runner/projection.ts'

type Cancelled = Extract<AnyFact, { readonly type: 'CaseCancelled' }>

/** The read models of cases that a member may cancel, whose rows say by `status` where a case stands. */
type CaseTable =
  | 'top_ups'
  | 'fps_top_ups'
  | 'withdrawals'
  | 'chain_sends'
  | 'request_payments'
  | 'send_payments'
  | 'currency_requests'
  | 'card_orders'
  | 'card_charges'

/** The end of a case that its member has cancelled, in the read model of its kind; cases of other kinds change nothing there. */
export const cancelledIn =
  (table: CaseTable, kind: wire.CancelledKind) =>
  (fact: Cancelled, event: AnyEvent): readonly Change[] =>
    fact.kind === kind ? [patch(table, { uid: uidOf(event), id: fact.caseId }, ended(event))] : []

const ended = ({ at, metadata }: AnyEvent) =>
  ({ status: -2, decided_at: at, decided_by: metadata.actor.id }) satisfies PartOf<CaseTable>
