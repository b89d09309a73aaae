import * as v from 'valibot'
import { uid } from '../words.ts'

/** How far back snapshots go, in days. */
export const snapshotRange = v.picklist(['7', '30', '90', '365', 'all'], '7, 30, 90, 365 or all')
/** The path of snapshots names a member and a range, in either order. */
export const uidOrSnapshotRange = v.union([snapshotRange, uid], 'A user id, or 7, 30, 90, 365 or all')
export type SnapshotRange = v.InferOutput<typeof snapshotRange>

/**
 * A member's balance at the end of a day (UTC), today's so far. `date` as people read it (DD/MMM/YYYY), `day` as machines do;
 * `total` in USDC by the day's prices; `priced` is false when a currency had no price and counts nothing.
 */
export const snapshot = v.object({
  date: v.string(),
  day: v.string(),
  total: v.string(),
  priced: v.boolean(),
  balances: v.array(v.object({ currency: v.string(), amount: v.string(), value: v.string() })),
})
export type Snapshot = v.InferOutput<typeof snapshot>
