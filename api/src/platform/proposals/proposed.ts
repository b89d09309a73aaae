import { type ProposedChange, proposalDecider } from '@strongroom/ledger/office'
import { HttpError } from '../../command/http-error.ts'
import { refusalOf } from '../../command/refusals.ts'
import type { Reply } from '../../command/replies.ts'
import type { Session } from '../../command/session.ts'
import type { Parts } from '../../dependencies.ts'
import { decidersOf } from './policy.ts'

type Asking = { readonly session: Session }

/** A change of one kind, under its proposal's id, with the member whose money it moves. */
export type Proposed<K extends ProposedChange['kind']> = {
  readonly id: string
  readonly uid: string
  readonly change: Extract<ProposedChange, { kind: K }>
}

/**
 * The proposed change, which this administrator's role has the right to decide; nothing when there is none of the id.
 *
 * @throws {HttpError} FORBIDDEN where the policy names another role.
 */
export const changeFor = async (
  { ledger, catalogue }: Pick<Parts, 'ledger' | 'catalogue'>,
  ask: Asking,
  id: string,
): Promise<ProposedChange | undefined> => {
  const { change } = (await ledger.load(proposalDecider, id)).state
  if (change) checkDecider({ catalogue }, ask, { change })
  return change
}

/** Finds a proposal by its id, to look at what approving it books; nothing when it is of another kind. */
export const proposed =
  <K extends ProposedChange['kind']>(kind: K) =>
  async ({ ledger }: Pick<Parts, 'ledger'>, id: string): Promise<Proposed<K> | undefined> => {
    const { change } = (await ledger.load(proposalDecider, id)).state
    if (!change || change.kind !== kind) return undefined
    return { id, uid: 'uid' in change ? (change.uid ?? '') : '', change: change as Proposed<K>['change'] }
  }

/**
 * Refuses an administrator whom the policy does not let decide a change.
 *
 * @throws {HttpError} FORBIDDEN where the policy names another role.
 */
export const checkDecider = (
  { catalogue }: Pick<Parts, 'catalogue'>,
  { session }: Asking,
  { change }: { readonly change: ProposedChange },
): void => {
  if (!decidersOf(catalogue, change).includes(session.role)) throw HttpError.forbidden()
}

/** How a proposal is found and refused, to look at what approving it books. */
export const looked = <K extends ProposedChange['kind']>(kind: K) => ({ find: proposed(kind), checkDecider })

/** Why this administrator cannot approve a proposal now, if so: it is their own, about them, or decided. */
export const whyNotApproved = async (
  { ledger }: Pick<Parts, 'ledger'>,
  { session }: Asking,
  { id: proposalId }: { readonly id: string },
): Promise<Reply | undefined> => {
  const { state } = await ledger.load(proposalDecider, proposalId)
  const given = { approver: session.uid }
  const decision = proposalDecider.decide({ type: 'ApproveChange', input: { proposalId }, given }, state)
  return decision.kind === 'refused' ? refusalOf(decision.refusal) : undefined
}
