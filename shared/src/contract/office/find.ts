import * as v from 'valibot'
import { transactionStatuses } from '../statement/statements.ts'
import { flag, words } from '../words.ts'
import { caseKind } from './case-kinds.ts'

/** Kinds of things that administrators find by one search, in the order of the answer. */
const foundKinds = ['member', 'card', 'case', 'transaction', 'event'] as const

/**
 * One thing that a search found. `id` is the uid of a member or of a card's holder, and otherwise the id of the case, the
 * statement line or the event. `type` is the transaction's or the event's, `last4` the digits on a card.
 */
export const foundThing = v.object({
  kind: v.picklist(foundKinds),
  id: v.string(),
  case_kind: v.nullable(caseKind),
  /** 1 for a case that waits. */
  waits: flag,
  type: v.nullable(v.string()),
  /** How a statement line stands; a rejected one moved nothing. */
  status: v.nullable(v.picklist(transactionStatuses)),
  last4: v.nullable(v.string()),
  /** The id of the case, swap or payment behind a statement line. */
  reference: v.nullable(v.string()),
  uid: v.nullable(v.string()),
  username: v.string(),
  email: v.string(),
  currency: v.nullable(v.string()),
  amount: v.nullable(v.string()),
  date: v.nullable(v.string()),
})
export type FoundThing = v.InferOutput<typeof foundThing>

/** An id, an address, a name: whatever an administrator has at hand. */
export const findFilter = v.strictObject({ search: words(200) })
