import * as v from 'valibot'
import { auditEvent } from './audit-event.ts'

/** A command as its first event carries it. `given` is what the edge looked up for the decision. */
export const auditCommand = v.object({
  /** Made from the caller's idempotency key, so that it is the key's own fingerprint. */
  id: v.string(),
  name: v.string(),
  input: v.unknown(),
  given: v.nullable(v.unknown()),
  actor: auditEvent.entries.actor,
  actor_name: auditEvent.entries.actor_name,
  created_date: v.string(),
})
export type AuditCommand = v.InferOutput<typeof auditCommand>

/** One event opened, whatever its stream. */
export const openedEvent = v.object({
  event: auditEvent,
  /** The member whose stream it is in. */
  uid: v.nullable(v.string()),
  /** The last event of its stream before it that speaks of the same fields, so that old and new stand side by side. */
  before: v.nullable(auditEvent),
  command: v.nullable(auditCommand),
  /** The events beside it in its stream. */
  previous_id: v.nullable(v.string()),
  next_id: v.nullable(v.string()),
  /** Of its leaf in the sealed log, from 0; and whether a signed checkpoint holds it by now. */
  leaf_index: v.number(),
  sealed: v.boolean(),
})
export type OpenedEvent = v.InferOutput<typeof openedEvent>

/** A row of a read model that a payment's events have made or changed, as it is now; null when it is not there. */
export const rowMade = v.object({
  read_model: v.string(),
  table: v.string(),
  key: v.record(v.string(), v.unknown()),
  row: v.nullable(v.record(v.string(), v.unknown())),
})
export type RowMade = v.InferOutput<typeof rowMade>

/**
 * A mail to a member concerned: which letter, never its address or text. `of_request`: its code proved a command of the request, or
 * it tells what that decided; the others were posted around that time.
 */
export const mailSeen = v.object({
  uid: v.string(),
  letter: v.string(),
  created_date: v.string(),
  sent_date: v.nullable(v.string()),
  of_request: v.boolean(),
})
export type MailSeen = v.InferOutput<typeof mailSeen>

/** All that one request has led to, in every stream. */
export const auditPayment = v.object({
  /** The request's id, which all of its events carry as their correlation. */
  id: v.string(),
  commands: v.array(auditCommand),
  /** In the order of the log, two hundred at most; `more` says that there are others. */
  events: v.array(auditEvent),
  more: v.boolean(),
  /** How many events of the log the last signed checkpoint holds. */
  sealed_number: v.number(),
  rows: v.array(rowMade),
  mails: v.array(mailSeen),
})
export type AuditPayment = v.InferOutput<typeof auditPayment>
