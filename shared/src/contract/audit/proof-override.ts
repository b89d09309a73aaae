import * as v from 'valibot'
import { id, words } from '../words.ts'

/** The decisions that are held back while the books differ: those by which money leaves. */
export const payoutKind = v.picklist(['withdrawal', 'chain-send', 'send-payment', 'card-charge'])
export type PayoutKind = v.InferOutput<typeof payoutKind>

/** Asks a second administrator to let one case out although the books differ. */
export const proofOverrideBody = v.strictObject({ payout: payoutKind, id, reason: words(500) })

/**
 * Whether a case is held back because the books differ. `proposal` is the id of a proposed exception that waits for a second
 * administrator, `until` the end (ISO, UTC) of one that holds now: the case is not held then.
 */
export const payoutHold = v.object({
  held: v.boolean(),
  proposal: v.nullable(v.string()),
  until: v.nullable(v.string()),
})
export type PayoutHold = v.InferOutput<typeof payoutHold>
