import * as v from 'valibot'
import { listFilter } from '../filters.ts'
import { termsOf } from '../vocabularies.ts'
import { flag, id, words } from '../words.ts'
import { decidedByFields } from './decided-by.ts'

/** 0 waits, 2 approved and being carried out, 1 done, -1 rejected, -2 withdrawn, -3 lapsed: its subject has changed. */
export const proposalStatus = v.picklist([0, 1, 2, -1, -2, -3])
/** Kind of a change that takes two administrators; each capability’s `vocabulary.ts` has its own. */
export const proposalKind = v.picklist(termsOf('proposals'))
export type ProposalKind = v.InferOutput<typeof proposalKind>

const fields = v.nullable(v.record(v.string(), v.unknown()))

/**
 * A change that takes two administrators. `subject` names the changed thing (`sys-config ercCentralAddress`), `before` and
 * `after` its values, field by field; null is nothing. `uid` is the member whose money it moves, if it moves any.
 */
export const proposal = v.object({
  id: v.string(),
  kind: proposalKind,
  subject: v.string(),
  before: fields,
  after: fields,
  uid: v.nullable(v.string()),
  username: v.string(),
  email: v.string(),
  proposed_by: v.string(),
  proposed_by_name: v.string(),
  status: proposalStatus,
  /** 1 when the caller may decide it now: it waits, is another's, about another, and the policy names their role. */
  mine: flag,
  /** Why it is wanted, where its proposer was asked. */
  why: v.nullable(v.string()),
  /** Why it was rejected; for one that lapsed the code of the refusal. */
  reason: v.nullable(v.string()),
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
  ...decidedByFields,
})
export type Proposal = v.InferOutput<typeof proposal>

/** Proposals of all administrators. */
export const proposalFilter = listFilter(['created_date', 'finish_date'], {
  status: v.optional(proposalStatus),
  kind: v.optional(proposalKind),
  /** 1: only those that the caller may decide now. */
  mine: v.optional(v.literal(1)),
})
/** `reason` is asked for an adjustment, whose member reads it beside the movement that did not come. */
export const withdrawProposalBody = v.strictObject({ id, reason: v.optional(words(500)) })
/** The proposal’s id, and its status after the call. */
export const proposalResult = v.object({ id: v.string(), status: proposalStatus })
