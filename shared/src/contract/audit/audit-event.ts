import * as v from 'valibot'

/** One fact of the log as an auditor reads it. `legs` sum to zero in every currency. */
export const auditEvent = v.object({
  id: v.string(),
  /** Running number in the log, from 1; its leaf in the sealed log has the index below. */
  number: v.number(),
  stream: v.string(),
  revision: v.number(),
  position: v.string(),
  type: v.string(),
  actor: v.object({ kind: v.picklist(['member', 'admin', 'system']), id: v.string() }),
  /** The user name of an actor who is a person, where an answer names it; it is not in the log. */
  actor_name: v.optional(v.string()),
  created_date: v.string(),
  command_id: v.string(),
  correlation_id: v.string(),
  causation_id: v.nullable(v.string()),
  /** The fact's own fields, without type and legs. */
  data: v.record(v.string(), v.unknown()),
  legs: v.array(v.object({ account: v.string(), currency: v.string(), amount: v.string() })),
  /** Of the event before it in its stream; zeros before the first. */
  previous_hash: v.string(),
  hash: v.string(),
})
export type AuditEvent = v.InferOutput<typeof auditEvent>
