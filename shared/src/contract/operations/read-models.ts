import * as v from 'valibot'
import { readModels } from '../read-models.ts'
import { decimal } from '../words.ts'

const readModel = v.picklist(readModels)
const sums = v.nullable(v.record(v.string(), v.string()))

/** Money of one currency, or of a pair of them (`BTC/USDC`) where a read model counts by pairs. */
const unitAmount = v.object({ unit: v.string(), amount: v.string() })

/**
 * A rebuild beside the live read model, both up to the same event: `equal` when every column of every row is. `differing` rows are not
 * the same in both.
 */
export const comparison = v.object({
  equal: v.boolean(),
  rows: v.array(v.object({ table: v.string(), live: v.number(), next: v.number(), differing: v.number() })),
  /** Groups (a wallet, an account) whose money differs, the first twenty of each table; null where one has no such group. */
  differences: v.array(
    v.object({ table: v.string(), of: v.record(v.string(), v.string()), live: sums, next: sums }),
  ),
  /** The money that all groups have less in the rebuild, or more: the larger sum. To put it in place, these amounts are typed. */
  differing: v.array(unitAmount),
  parked_streams: v.number(),
})
export type Comparison = v.InferOutput<typeof comparison>

/** `waits`: it is finished, and an operator decides. */
export const rebuildStatus = v.picklist([
  'asked',
  'running',
  'waits',
  'cut-over',
  'discarded',
  'stopped',
  'failed',
])
export type RebuildStatus = v.InferOutput<typeof rebuildStatus>

/** The last rebuild of a read model that was asked for on screen. Events taken of all there are; what is left, in ms. */
export const rebuildRecord = v.object({
  id: v.string(),
  status: rebuildStatus,
  asked_by: v.string(),
  asked_by_name: v.string(),
  asked_date: v.string(),
  finish_date: v.nullable(v.string()),
  cut_over_when_equal: v.boolean(),
  events: v.number(),
  total: v.number(),
  per_second: v.number(),
  eta_ms: v.nullable(v.number()),
  comparison: v.nullable(comparison),
  error: v.nullable(v.string()),
})
export type RebuildRecord = v.InferOutput<typeof rebuildRecord>

/** How a read model stands. `waits`: a rebuild of it is finished and waits for a decision. */
export const readModelStanding = v.object({
  projection: readModel,
  version: v.number(),
  position: v.string(),
  events: v.number(),
  behind_events: v.number(),
  behind_ms: v.number(),
  caught_up: v.boolean(),
  moved_date: v.string(),
  parked_streams: v.number(),
  /** Of its tables with their indexes. */
  bytes: v.number(),
  stale: v.boolean(),
  newer: v.boolean(),
  lost: v.boolean(),
  rebuilding: v.boolean(),
  waits: v.boolean(),
  can_roll_back: v.boolean(),
  rebuild: v.nullable(rebuildRecord),
})
export type ReadModelStanding = v.InferOutput<typeof readModelStanding>

/** Which read models to make anew. */
export const rebuildBody = v.object({
  projections: v.union([
    v.literal('all'),
    v.pipe(v.array(readModel), v.minLength(1), v.maxLength(readModels.length)),
  ]),
  /** Whether one that equals the live one takes its place by itself. Otherwise every one waits for a decision. */
  cutOverWhenEqual: v.optional(v.boolean(), false),
})
/** The rebuild that a worker will begin. */
export const rebuildsAsked = v.object({ projection: readModel, id: v.string() })
/** The read model that the act is about. */
export const readModelBody = v.object({ projection: readModel })

/** `confirmed` names each amount by which the two differ, where they do. */
export const cutOverBody = v.object({
  projection: readModel,
  confirmed: v.optional(
    v.pipe(
      v.array(v.object({ unit: v.pipe(v.string(), v.maxLength(40)), amount: decimal })),
      v.maxLength(100),
    ),
    [],
  ),
})
/** The rebuilt tables that wait (`next`), or those before the last cut-over (`previous`). */
export const discardBody = v.object({
  projection: readModel,
  generation: v.optional(v.picklist(['next', 'previous']), 'next'),
})

/** Something that an operator has done. `subject` is a read model, a parked stream, a letter. */
export const operatorAct = v.object({
  id: v.string(),
  date: v.string(),
  by: v.string(),
  by_name: v.string(),
  act: v.picklist([
    'rebuild',
    'stop',
    'cut-over',
    'roll-back',
    'discard',
    'retry',
    'skip',
    'retry-reaction',
    'retry-job',
    'resend',
  ]),
  subject: v.string(),
  details: v.string(),
})
export type OperatorAct = v.InferOutput<typeof operatorAct>
