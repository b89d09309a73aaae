import { type Appended, type ExpectedRevision, hashAtEnd, type NewEvent } from '../log.ts'

/** An append on its way to an answer. */
export type PendingAppend = {
  readonly stream: string
  readonly expected: ExpectedRevision
  readonly events: readonly NewEvent[]
  /** The revision it is to be written after; unknown for `any` and `stream-exists` until the stream has been looked at. */
  after: number | undefined
  /** It was in a batch that the server refused as a whole: the next try is without others. */
  alone: boolean
  /** Milliseconds since the epoch. */
  readonly giveUpAt: number
  readonly resolve: (appended: Appended) => void
  readonly reject: (error: unknown) => void
}

/** Appends to one stream that follow each other without a gap; written together or not at all. */
export type Run = {
  readonly stream: string
  readonly after: number
  /** The hash of the event at `after`, where the first append named it. */
  readonly afterHash?: string | undefined
  readonly appends: PendingAppend[]
}

/** `misfits` fit behind nothing in the batch; their answer depends on what becomes of it. */
export type Batch = { readonly runs: readonly Run[]; readonly misfits: readonly PendingAppend[] }

export const maxBatchAppends = 128
const maxBatchBytes = 4_000_000

export const explicitAfter = (expected: ExpectedRevision): number | undefined => {
  if (typeof expected === 'number') return expected
  if (typeof expected === 'object') return expected.revision
  return expected === 'no-stream' ? -1 : undefined
}

export const explicitHash = (expected: ExpectedRevision): string | undefined =>
  typeof expected === 'object' ? expected.hash : undefined

export const lastHashOf = ({ events }: PendingAppend): string => hashAtEnd(events.at(-1)?.metadata ?? '')

/** Whether an append follows what ends at a revision with another. */
const follows = ({ after, expected }: PendingAppend, last: PendingAppend, end: number): boolean =>
  after === end && (typeof expected !== 'object' || expected.hash === lastHashOf(last))

/** Takes the next batch off the front of the queue. */
export const takeBatch = (queue: PendingAppend[]): Batch => {
  const runs = new Map<string, { run: Run; last: PendingAppend; end: number }>()
  const misfits: PendingAppend[] = []
  for (const append of queue.splice(0, batchLength(queue))) {
    const open = runs.get(append.stream)
    if (append.after === undefined || (open && !follows(append, open.last, open.end))) {
      misfits.push(append)
      continue
    }
    const end = append.after + append.events.length
    if (open) {
      open.run.appends.push(append)
      Object.assign(open, { last: append, end })
    } else {
      const { stream, after, expected } = append
      const run = { stream, after, afterHash: explicitHash(expected), appends: [append] }
      runs.set(stream, { run, last: append, end })
    }
  }
  return { runs: Array.from(runs.values(), ({ run }) => run), misfits }
}

const batchLength = (queue: readonly PendingAppend[]): number => {
  if (queue[0]?.alone) return 1
  let bytes = 0
  for (const [i, append] of queue.slice(0, maxBatchAppends).entries()) {
    for (const event of append.events) bytes += event.data.length + event.metadata.length
    if (i > 0 && (append.alone || bytes > maxBatchBytes)) return i
  }
  return maxBatchAppends
}
