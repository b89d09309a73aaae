import * as v from 'valibot'
import { auditEvent } from './audit-event.ts'

/** That a movement's event is in the sealed log, for programs: `strongroom receipt verify` and every tool that reads C2SP proofs. */
export const receipt = v.object({
  /** Of the event's leaf in the log, from 0. */
  index: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The bytes that the leaf is the hash of, in base64. */
  leaf: v.pipe(v.string(), v.base64()),
  /** The text of the .tlog-proof file: the leaf as its extra data, index, path, and the signed checkpoint. */
  proof: v.string(),
  /** For a member as the leaf has it: an administrator is named by a salted hash (`~` before it) and not by number. */
  event: auditEvent,
})
export type Receipt = v.InferOutput<typeof receipt>
