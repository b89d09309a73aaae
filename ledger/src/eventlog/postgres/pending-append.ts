import { type Append, type Appended, type ExpectedRevision, hashAtEnd } from '../log.ts'

/** The part of an append that goes to one stream. */
export type Part = Append & {
  /** The revision it is to be written after; unknown for `any` and `stream-exists` until the stream has been looked at. */
  after: number | undefined
}

/** An append on its way to an answer: one part, or several that are written together or not at all. */
export type PendingAppend = {
  readonly parts: readonly Part[]
  /** It was in a batch that the server refused as a whole: the next try is without others. */
  alone: boolean
  /** Milliseconds since the epoch. */
  readonly giveUpAt: number
  /** With the outcome of each part. */
  readonly resolve: (appended: readonly Appended[]) => void
  readonly reject: (error: unknown) => void
}

/** First revision of a batch's events in one stream; the stream's events follow each other without a gap. */
export type Start = {
  readonly stream: string
  readonly after: number
  /** The hash of the event at `after`, where the first append named it. */
  readonly afterHash?: string | undefined
}

/** `misfits` fit behind nothing in the batch; their answer depends on its outcome. */
export type Batch = {
  readonly appends: readonly PendingAppend[]
  readonly starts: readonly Start[]
  readonly misfits: readonly PendingAppend[]
}

/** The most appends in one commit. */
export const maxBatchAppends = 128
const maxBatchBytes = 4_000_000

/** The revision that an append names as the stream's last, -1 for a new stream; nothing for `any` and `stream-exists`. */
export const explicitAfter = (expected: ExpectedRevision): number | undefined => {
  if (typeof expected === 'number') return expected
  if (typeof expected === 'object') return expected.revision
  return expected === 'no-stream' ? -1 : undefined
}

const explicitHash = (expected: ExpectedRevision): string | undefined =>
  typeof expected === 'object' ? expected.hash : undefined

/** The hash of the last event of an append, which the next append may name. */
export const lastHashOf = ({ events }: Append): string => hashAtEnd(events.at(-1)?.metadata ?? '')

/** Takes the next batch off the front of the queue. */
export const takeBatch = (queue: PendingAppend[]): Batch => {
  const appends: PendingAppend[] = []
  const starts: Start[] = []
  const misfits: PendingAppend[] = []
  const lasts = new Map<string, Part>()
  for (const append of queue.splice(0, batchLength(queue))) {
    if (!append.parts.every(part => fits(part, lasts.get(part.stream)))) {
      misfits.push(append)
      continue
    }
    appends.push(append)
    for (const part of append.parts) {
      const { stream, expected, after = -1 } = part
      if (!lasts.has(stream)) starts.push({ stream, after, afterHash: explicitHash(expected) })
      lasts.set(stream, part)
    }
  }
  return { appends, starts, misfits }
}

/** Whether a part follows the last part that the batch writes to its stream, if any. */
const fits = ({ after, expected }: Part, last: Part | undefined): boolean => {
  if (after === undefined || !last) return after !== undefined
  return (
    after === (last.after ?? -1) + last.events.length &&
    (typeof expected !== 'object' || expected.hash === lastHashOf(last))
  )
}

const batchLength = (queue: readonly PendingAppend[]): number => {
  if (queue[0]?.alone) return 1
  let bytes = 0
  for (const [i, append] of queue.slice(0, maxBatchAppends).entries()) {
    for (const { events } of append.parts)
      for (const event of events) bytes += event.data.length + event.metadata.length
    if (i > 0 && (append.alone || bytes > maxBatchBytes)) return i
  }
  return maxBatchAppends
}

/**
 * The unit of each stream as a number; a unit is written or left out together: all that a batch appends to a stream, and every
 * stream joined to it by appends to several streams.
 */
export const unitsOf = (appends: readonly PendingAppend[]): ReadonlyMap<string, number> => {
  const units = new Map<string, number>()
  for (const [unit, { parts }] of appends.entries()) {
    const joined = new Set(parts.map(({ stream }) => units.get(stream)))
    for (const [stream, other] of units) if (joined.has(other)) units.set(stream, unit)
    for (const { stream } of parts) units.set(stream, unit)
  }
  return units
}
