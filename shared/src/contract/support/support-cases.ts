import * as v from 'valibot'
import { cardTransactionStatus, cardTransactionType } from '../card/card-transactions.ts'
import { listFilter } from '../filters.ts'
import { transaction } from '../statement/transactions.ts'
import { id, language, oneLine, text, uid, words } from '../words.ts'

/** A case of customer service: 0 waits for an answer, 1 is answered, 2 is closed. A member who writes on makes it wait again. */
export const supportStatus = v.picklist([0, 1, 2])
export type SupportStatus = v.InferOutput<typeof supportStatus>

const message = words(4000)

/** A member's question. `reference` is the record that it is about, `file` an uploaded file of the member's own. */
export const openSupportBody = v.strictObject({
  subject: v.pipe(oneLine(120), v.minLength(1, 'Say what it is about')),
  text: message,
  reference: v.optional(text(200)),
  file: v.optional(id),
})

/** A further message of a member in a case of their own. */
export const writeSupportBody = v.strictObject({ id, text: message, file: v.optional(id) })

/** An administrator's answer. `close`: 1 closes the case with it. */
export const answerSupportBody = v.strictObject({
  id,
  text: message,
  close: v.optional(v.picklist([0, 1]), 0),
})

/** Closes a case of the member's own, who needs no more. */
export const closeSupportBody = v.strictObject({ id })

/** 2 closes a case without an answer, 0 opens it again. */
export const setSupportBody = v.strictObject({ id, status: v.picklist([0, 2]) })

/** `assignee` null: assigned to no administrator any more. */
export const assignSupportBody = v.strictObject({ id, assignee: v.nullable(uid) })

/** A note that administrators alone read, with those whom it names. */
export const noteSupportBody = v.strictObject({
  id,
  note: words(1000),
  mentions: v.optional(v.pipe(v.array(uid), v.maxLength(20, 'At most 20 administrators')), []),
})

/** The case and its state after a call. */
export const supportResult = v.object({ id: v.string(), status: supportStatus })

/** One case with its member. `reference` is null where the member has named no record. */
export const supportCase = v.object({
  id: v.string(),
  uid: v.string(),
  username: v.string(),
  email: v.string(),
  subject: v.string(),
  reference: v.nullable(v.string()),
  status: supportStatus,
  /** How many messages it has, of both sides. */
  messages: v.number(),
  created_date: v.string(),
  /** When somebody last wrote. */
  updated_date: v.string(),
})
export type SupportCase = v.InferOutput<typeof supportCase>

/** The same for administrators: with the administrator who looks after it, and how many notes they have written. */
export const adminSupportCase = v.object({
  ...supportCase.entries,
  assignee: v.nullable(v.string()),
  assignee_name: v.string(),
  notes: v.number(),
})
export type AdminSupportCase = v.InferOutput<typeof adminSupportCase>

/** A line of the card that a case is about. */
export const aboutCardLine = v.object({
  id: v.string(),
  type: cardTransactionType,
  currency: v.string(),
  amount: v.string(),
  status: cardTransactionStatus,
  created_date: v.string(),
})

/**
 * The records of its member that have a reference, as they stand now: lines of the statement and of the card. Both are empty for a
 * reference that names none of their own.
 */
export const aboutRecord = v.object({ lines: v.array(transaction), card_lines: v.array(aboutCardLine) })
export type AboutRecord = v.InferOutput<typeof aboutRecord>

/** One message of a case. `by` is the side that wrote it; `author` is the administrator’s user id, for administrators only. */
export const supportMessage = v.object({
  id: v.string(),
  by: v.picklist(['member', 'staff']),
  author: v.nullable(v.string()),
  text: v.string(),
  file: v.nullable(v.string()),
  created_date: v.string(),
})
export type SupportMessage = v.InferOutput<typeof supportMessage>

/** A case with its messages, the oldest first, and the records that it is about. */
export const supportTalk = v.object({
  ...supportCase.entries,
  talk: v.array(supportMessage),
  about: aboutRecord,
})
export type SupportTalk = v.InferOutput<typeof supportTalk>

/** A canned answer as an administrator may send it in a case: its placeholders are filled in. `language` is that of the text. */
export const filledAnswer = v.object({ id: v.string(), title: v.string(), language, answer: v.string() })

/** The caller’s own cases. */
export const ownSupportFilter = listFilter(['updated_date', 'created_date'], {
  status: v.optional(supportStatus),
})

/** The cases of all members, or of one. */
export const supportFilter = listFilter(['created_date', 'updated_date'], {
  status: v.optional(supportStatus),
  uid: v.optional(uid),
  /** Assigned to the caller, or to no administrator. */
  assigned: v.optional(v.picklist(['me', 'nobody'])),
})
