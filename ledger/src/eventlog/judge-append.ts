import { itemAt } from '@strongroom/shared'
import {
  AlreadyHeld,
  type Append,
  type Appended,
  type ExpectedRevision,
  WrongExpectedRevision,
} from './log.ts'

/** A stream's state, as far as one append needs it. `head` is -1 when the stream does not exist. */
export type StreamFacts = {
  readonly head: number
  /** The hash of the event at `head`. */
  readonly headHash?: string | undefined
  /** Of the append's ids those that the stream already holds, and perhaps others. `isSame`: with the very same bytes. */
  readonly held: ReadonlyMap<string, Required<Appended> & { readonly isSame: boolean }>
}

/** Write after `head`, or the append has been written before and this was its result. */
export type Verdict =
  | { readonly kind: 'write'; readonly after: number }
  | { readonly kind: 'written'; readonly result: Appended }

/**
 * The exact rule for one append, the same in memory and in PostgreSQL; throws `WrongExpectedRevision` when the stream is
 * elsewhere. With an explicit revision below the head, the same events at the revisions after it are a retry (a prefix of the
 * original append counts). The same ids with other bytes are none: they were decided anew, and a writer that goes on from them
 * must read the log's events instead. At the head an id that the stream already holds is refused, which is tighter than
 * EventStoreDB. `any` and `stream-exists` recognise a retry by its first id.
 */
export const judgeAppend = (
  stream: string,
  expected: ExpectedRevision,
  ids: readonly string[],
  { head, headHash, held }: StreamFacts,
): Verdict => {
  if (expected === 'stream-exists' && head === -1) throw new WrongExpectedRevision(stream, expected, head)
  const after = revisionBefore(expected, ids, { head, held })
  if (after === head) {
    if (typeof expected === 'object' && expected.hash !== headHash)
      throw new WrongExpectedRevision(stream, expected, head)
    const first = ids.map(id => held.get(id)).find(event => event !== undefined)
    if (first) throw new AlreadyHeld(stream, first.revision)
    return { kind: 'write', after }
  }
  const isRetry = after < head && ids.every((id, i) => isHeldAt(after + 1 + i, held.get(id)))
  const last = held.get(ids.at(-1) ?? '')
  if (!isRetry || !last) throw new WrongExpectedRevision(stream, expected, head)
  return { kind: 'written', result: { revision: last.revision, position: last.position } }
}

/** To be written after these revisions, or all of it has been, and these were the results. */
export type JointVerdict =
  | { readonly kind: 'write'; readonly after: readonly number[] }
  | { readonly kind: 'written'; readonly results: readonly Appended[] }

/** The same for appends to several streams that are written all or none. */
export const judgeTogether = (
  appends: readonly Append[],
  factsOf: (stream: string) => StreamFacts,
): JointVerdict => {
  const [after, results]: [number[], Appended[]] = [[], []]
  for (const { stream, expected, events } of appends) {
    const ids = events.map(({ id }) => id)
    const verdict = judgeAppend(stream, expected, ids, factsOf(stream))
    if (verdict.kind === 'write') after.push(verdict.after)
    else results.push(verdict.result)
  }
  if (results.length === 0) return { kind: 'write', after }
  const { stream, expected } = itemAt(appends, 0)
  // Some have been written alone: the caller must find out which.
  if (after.length > 0) throw new WrongExpectedRevision(stream, expected, factsOf(stream).head)
  return { kind: 'written', results }
}

const isHeldAt = (revision: number, event: { revision: number; isSame: boolean } | undefined): boolean =>
  event?.revision === revision && event.isSame

const revisionBefore = (
  expected: ExpectedRevision,
  ids: readonly string[],
  { head, held }: StreamFacts,
): number => {
  if (typeof expected === 'number') return expected
  if (typeof expected === 'object') return expected.revision
  if (expected === 'no-stream') return -1
  const first = held.get(ids[0] ?? '')
  return first ? first.revision - 1 : head
}
