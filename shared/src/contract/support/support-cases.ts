import * as v from 'valibot'
import { listFilter } from '../filters.ts'
import { id, oneLine, text, uid, words } from '../words.ts'

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

/** A case with its messages, the oldest first. */
export const supportTalk = v.object({ ...supportCase.entries, talk: v.array(supportMessage) })
export type SupportTalk = v.InferOutput<typeof supportTalk>

/** The caller’s own cases. */
export const ownSupportFilter = listFilter(['updated_date', 'created_date'], {
  status: v.optional(supportStatus),
})

/** The cases of all members, or of one. */
export const supportFilter = listFilter(['created_date', 'updated_date'], {
  status: v.optional(supportStatus),
  uid: v.optional(uid),
})
