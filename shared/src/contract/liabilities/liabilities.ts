import * as v from 'valibot'
import { receipt } from '../audit/receipts.ts'

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const amount = v.string()

/**
 * The house's liabilities to its members, as the last proof has them. `at` is when it was proven; `index` that of its event in the sealed
 * log, from 0; `events` how many events of the log its balances count; `root` is over all of `totals`.
 */
export const liabilities = v.object({
  id: v.string(),
  at: v.string(),
  index: v.number(),
  events: v.number(),
  root: hash,
  /** In the order of their codes; `root` of each is that of the currency's Merkle sum tree. */
  totals: v.array(v.object({ currency: v.string(), amount, root: hash })),
})
export type LiabilitiesRecord = v.InferOutput<typeof liabilities>

/**
 * When a proof was last asked for and not yet made, and the last one made; `events` is how many events of the log it counts.
 * `progress` is that of a proof being made: it reads the log's events, then keeps the nodes of its trees.
 */
export const liabilitiesStanding = v.object({
  asked_date: v.nullable(v.string()),
  proven_date: v.nullable(v.string()),
  events: v.number(),
  progress: v.nullable(
    v.object({
      step: v.picklist(['reading', 'keeping']),
      done: v.number(),
      total: v.number(),
      per_second: v.number(),
      eta_ms: v.nullable(v.number()),
      began_date: v.string(),
    }),
  ),
})
export type LiabilitiesStanding = v.InferOutput<typeof liabilitiesStanding>

/**
 * A member's own balances in that proof, and the receipt of the event that carries the roots: everything needed to check it elsewhere.
 * Each balance is the sum of several parts of random sizes, each with its leaf and its way to the root of its currency. The amounts on
 * that way are parts of other members' balances and sums of such parts, without names.
 */
export const countedBalances = v.object({
  ...liabilities.entries,
  uid: v.string(),
  counted: v.array(
    v.object({
      currency: v.string(),
      amount,
      /** 64 hexadecimal digits; the leaf is SHA-256 of 0x00, salt, uid, currency and amount, with line breaks between. */
      salt: hash,
      leaf: hash,
      /** From the leaf's neighbour up; a node is SHA-256 of 0x01, left amount, left hash, right amount, right hash. */
      path: v.array(v.object({ side: v.picklist(['left', 'right']), amount, hash })),
    }),
  ),
  receipt: v.omit(receipt, ['event']),
})
export type CountedBalances = v.InferOutput<typeof countedBalances>
