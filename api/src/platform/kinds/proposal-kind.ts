import type { Position } from '@strongroom/ledger/eventlog'
import type { ProposedChange } from '@strongroom/ledger/office'
import type { ProposalRow } from '@strongroom/projections/office'
import type { wire } from '@strongroom/shared'
import type { Asker } from '../../command/asking.ts'
import type { Reply } from '../../command/replies.ts'
import type { Parts } from '../../dependencies.ts'
import type { BookingParts } from '../cases/deciding.ts'
import type { Approvable } from './case-kind.ts'

/** A proposed change of a kind. An adjustment is one too, though it is proposed in its member's own stream. */
export type ChangeOf<K extends wire.ProposalKind> = Extract<ProposalRow['change'], { readonly kind: K }>

/** The second administrator, in whose name a change is carried out. */
export type Applying = Asker & { readonly now: Date }

/** The dependencies of carrying a change out: few enough for the workers to have them, who go on after a crash. */
export type CarryingOutParts = BookingParts &
  Pick<
    Parts,
    | 'logger'
    | 'members'
    | 'depositAddresses'
    | 'proposedAddresses'
    | 'proposedCardLogs'
    | 'virtualAccounts'
    | 'cardRecords'
    | 'cardLogDetails'
  > & {
    readonly config: Pick<Parts['config'], 'publicUrl'>
    readonly sessions: Pick<Parts['sessions'], 'revokeAll' | 'disableAll'>
  }

/** Nothing, or the kind of the refusal by which a change cannot be carried out any more. */
export type Lapse = string | undefined

/** A change as pairs of fields, before and after, to compare side by side. */
export type Shown = Pick<wire.Proposal, 'subject' | 'before' | 'after'>

/** A kind of change that takes two administrators. Its members are methods, so that machinery can hold all kinds in one list. */
export interface ProposalEffect<K extends wire.ProposalKind = wire.ProposalKind> {
  /** The words of a change by its fields. */
  shown(parts: Parts, change: ChangeOf<K>, row: Pick<ProposalRow, 'id' | 'status'>): Shown | Promise<Shown>
  /** Carries it out, exactly once, because every try gives the same commands. Left out by adjustments, whose case is booked. */
  apply?(parts: CarryingOutParts, ask: Applying, change: ChangeOf<K>, proposalId: string): Promise<Lapse>
  /** Why it is not agreed to now, if so, though the policy lets this administrator. */
  whyNot?(parts: Parts, ask: Applying, change: ChangeOf<K>, proposalId: string): Promise<Reply | undefined>
  /** How its approval is looked at in figures, of a kind that moves the money of one member. */
  readonly approval?: Approvable
  /** The look at the figures of one that moves the money of several. */
  look?(parts: Parts, ask: Applying, proposalId: string): Promise<Reply>
}

/** The pieces that the contract asks of a kind: an effect of its own, and a look at its figures where the contract has one. */
type NeededBy<K extends wire.ProposalKind> = ProposalEffect<K> &
  (K extends ProposedChange['kind'] ? Needs<K, 'apply'> : unknown) &
  (K extends Exclude<wire.ApprovalKind, wire.CaseKind> ? Needs<K, 'approval'> | Needs<K, 'look'> : unknown)
type Needs<K extends wire.ProposalKind, F extends keyof ProposalEffect> = Pick<Required<ProposalEffect<K>>, F>

/** Says what a kind of proposal is. Each `proposal.ts`, or `<kind>.proposal.ts` where a capability has several, says it of one; `proposals.gen.ts` gathers them. */
export const proposes = <const K extends wire.ProposalKind>(
  kind: K,
  given: NeededBy<K>,
): NeededBy<K> & { readonly kind: K } => ({ ...given, kind })

type Outcome =
  | { readonly kind: 'refused'; readonly refusal: { readonly kind: string } }
  | { readonly kind: 'accepted'; readonly position: Position | undefined }

/** The refusal of a stream, or nothing once the caller has heard how far it has moved, for the members of `uids` too. */
export const lapseOf = (ask: Pick<Asker, 'moved'>, outcome: Outcome, ...uids: readonly string[]): Lapse => {
  if (outcome.kind === 'refused') return outcome.refusal.kind
  ask.moved(outcome.position, ...uids)
  return undefined
}
