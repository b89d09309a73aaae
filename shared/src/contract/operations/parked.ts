import * as v from 'valibot'
import { readModels } from '../read-models.ts'
import { text, words } from '../words.ts'

const readModel = v.picklist(readModels)
/** `next`: parked in a rebuild that is not in place. */
const generation = v.picklist(['live', 'next'])

/** A stream's name in the log: `wallet-100045`. */
const streamName = v.pipe(text(200), v.regex(/^[A-Za-z0-9_.:-]{1,200}$/, 'A stream'))

/** The place at which a stream is parked. */
export const parkedBody = v.object({ projection: readModel, generation, stream: streamName })
/** `reason` is kept in the log. */
export const skipBody = v.object({ ...parkedBody.entries, reason: words(500) })

/** A stream that waits in a read model. `data` is what the event at which it waits says; null where that cannot be read. */
export const parkedStream = v.object({
  projection: readModel,
  generation: v.picklist(['live', 'next', 'previous']),
  stream: v.string(),
  revision: v.number(),
  type: v.string(),
  error: v.string(),
  tries: v.number(),
  /** Events that wait, the first included. */
  waiting: v.number(),
  parked_date: v.string(),
  moves_money: v.boolean(),
  data: v.nullable(v.record(v.string(), v.unknown())),
})
export type ParkedStream = v.InferOutput<typeof parkedStream>

/** How many events were projected, and why the rest was not. */
export const retried = v.object({
  projected: v.number(),
  stuck_at: v.nullable(v.number()),
  error: v.nullable(v.string()),
})

/** Work that must follow from an event and could not be done; it is tried again at ever longer intervals. */
export const failingReaction = v.object({
  reaction: v.string(),
  stream: v.string(),
  revision: v.number(),
  tries: v.number(),
  error: v.string(),
})
export type FailingReaction = v.InferOutput<typeof failingReaction>
/** A reaction that failed, and the event that it failed at. */
export const reactionBody = v.object({
  reaction: v.pipe(text(60), v.regex(/^[a-z-]{1,60}$/, 'A reaction')),
  stream: streamName,
  revision: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})
