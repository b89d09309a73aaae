import { type ProposedChange, proposalDecider } from '@strongroom/ledger/office'
import { Problem } from '../command/problem.ts'
import { refusalOf } from '../command/refusals.ts'
import type { Reply } from '../command/replies.ts'
import type { Session } from '../command/session.ts'
import type { Parts } from '../dependencies.ts'
import { decidersOf } from '../platform/proposals/policy.ts'

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
 * @throws {Problem} FORBIDDEN where the policy names another role.
 */
export const changeFor = async (
  { ledger, catalogue }: Pick<Parts, 'ledger' | 'catalogue'>,
  { session }: Asking,
  id: string,
): Promise<ProposedChange | undefined> => {
  const { state } = await ledger.load(proposalDecider, id)
  if (!state.change) return undefined
  if (!decidersOf(catalogue, state.change).includes(session.role)) throw Problem.forbidden()
  return state.change
}

/** Finds a proposal by its id, to look at what approving it books; nothing when it is of another kind. */
export const proposed =
  <K extends ProposedChange['kind']>(kind: K) =>
  async (parts: Parts, id: string, ask: Asking): Promise<Proposed<K> | undefined> => {
    const change = await changeFor(parts, ask, id)
    if (change?.kind !== kind) return undefined
    return { id, uid: 'uid' in change ? (change.uid ?? '') : '', change: change as Proposed<K>['change'] }
  }

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
