import * as v from 'valibot'
import { amountRange, listFilter } from '../filters.ts'
import { caseStatus, currencyCode, flag, id, role, uid, words } from '../words.ts'
import { cancelledKind, caseKind } from './case-kinds.ts'

/**
 * A case of any kind that waits. `uid` is its member, null for a proposal that is no member's; `amount` is what is asked for,
 * below zero for an adjustment that takes money away.
 */
export const inboxCase = v.object({
  kind: caseKind,
  id: v.string(),
  uid: v.nullable(v.string()),
  username: v.string(),
  email: v.string(),
  currency: v.nullable(v.string()),
  amount: v.nullable(v.string()),
  /** The administrator who entered or proposed it, where one did. */
  entered_by: v.nullable(v.string()),
  created_date: v.string(),
  /** 1 when the caller may decide it. */
  mine: flag,
  /** The administrator it is assigned to. */
  assignee: v.nullable(v.string()),
  assignee_name: v.string(),
  notes: v.number(),
})
export type InboxCase = v.InferOutput<typeof inboxCase>

/** Filter of the inbox, which holds waiting cases of every kind. */
export const inboxFilter = listFilter(['created_date'], {
  ...amountRange,
  kind: v.optional(caseKind),
  currency: v.optional(currencyCode),
  /** 1: only those that the caller may decide. */
  mine: v.optional(v.literal(1)),
  /** Assigned to the caller, or to no administrator. */
  assigned: v.optional(v.picklist(['me', 'nobody'])),
  /** 1: only those with a note that names the caller. */
  named: v.optional(v.literal(1)),
})

const theCase = { kind: caseKind, id }

/** The member’s own case that is to be cancelled, by its kind and id. */
export const cancelCaseBody = v.strictObject({ kind: cancelledKind, id })

/** `assignee` null: assigned to no administrator any more. */
export const assignCaseBody = v.strictObject({ ...theCase, assignee: v.nullable(uid) })

/** `mentions`: the administrators whom the note names. */
export const noteCaseBody = v.strictObject({
  ...theCase,
  note: words(1000),
  mentions: v.optional(v.pipe(v.array(uid), v.maxLength(20, 'At most 20 administrators')), []),
})

/** An administrator’s note on a case, with those whom it names. */
export const caseNote = v.object({
  id: v.string(),
  note: v.string(),
  by: v.string(),
  by_name: v.string(),
  mentions: v.array(v.object({ uid: v.string(), username: v.string() })),
  date: v.string(),
})
export type CaseNote = v.InferOutput<typeof caseNote>

/** One event of a case. `actor_name` is empty for the system, whose id is the name of a job. */
export const caseEvent = v.object({
  /** The id of the event in the log. */
  id: v.string(),
  type: v.string(),
  actor: v.object({ kind: v.picklist(['member', 'admin', 'system']), id: v.string() }),
  actor_name: v.string(),
  reason: v.nullable(v.string()),
  date: v.string(),
})
export type CaseEvent = v.InferOutput<typeof caseEvent>

/** One of a member's cases. `currency` and `amount` are null for kinds without one; `status` is 0 while it waits. */
export const memberCase = v.object({
  kind: caseKind,
  id: v.string(),
  currency: v.nullable(v.string()),
  amount: v.nullable(v.string()),
  status: caseStatus,
  created_date: v.string(),
})
export type MemberCase = v.InferOutput<typeof memberCase>

/** An administrator to whom a case can be assigned. */
export const administrator = v.object({ uid: v.string(), username: v.string(), role })
export type Administrator = v.InferOutput<typeof administrator>
