import type { Position } from '../book/event.ts'
import type { Log, StoredEvent } from './log.ts'
import { type Verified, verifyLog } from './verify-log.ts'

export type Copying = {
  readonly from: Log
  readonly to: Log
  /** Called after every window with the number of events now known to be in the copy. */
  readonly onProgress?: (events: number) => void
}

/** `equal` is the proof: both logs walked from the beginning, every chain intact, the same last hash of every stream. */
export type Copied = { readonly equal: boolean; readonly from: Verified; readonly to: Verified }

/** So many events are under way at once. What an interrupted copy left half-done is never further back than this. */
const windowSize = 500

/**
 * Moves house: copies every event of one log into another, ids, bytes and revisions as they are. An interrupted copy
 * goes on where it stopped when it is asked again; what is already there is recognised, not doubled. Nobody may write
 * to either log meanwhile. Ends with a walk over both, compared by hash.
 */
export const copyLog = async ({ from, to, onProgress }: Copying): Promise<Copied> => {
  let after = await resumeAt(from, to)
  let copied = 0
  for (;;) {
    const page = await from.readAll({ after, limit: windowSize })
    await appendAll(to, page)
    copied += page.length
    after = page.at(-1)?.position ?? after
    onProgress?.(copied)
    if (page.length < windowSize) break
  }
  const [source, target] = [await verifyLog(from), await verifyLog(to)]
  const intact = source.breaks.length === 0 && target.breaks.length === 0
  return {
    equal: intact && source.digest === target.digest && source.events === target.events,
    from: source,
    to: target,
  }
}

/** One append per stream of the window, in the order in which the streams first appear. */
const appendAll = async (to: Log, page: readonly StoredEvent[]): Promise<void> => {
  const byStream = new Map<string, StoredEvent[]>()
  for (const event of page) {
    const ofStream = byStream.get(event.stream)
    if (ofStream) ofStream.push(event)
    else byStream.set(event.stream, [event])
  }
  await Promise.all([...byStream].map(([stream, events]) => appendInPieces(to, stream, events)))
}

/** Stays below the append limit of either log: facts are small, but a window of one stream need not be. */
const appendInPieces = async (to: Log, stream: string, events: readonly StoredEvent[]): Promise<void> => {
  for (let i = 0; i < events.length; i += 50) {
    const piece = events.slice(i, i + 50)
    const first = (piece[0] as StoredEvent).revision
    await to.append(
      stream,
      first === 0 ? 'no-stream' : first - 1,
      piece.map(({ id, type, data, metadata }) => ({ id, type, data, metadata })),
    )
  }
}

/** The place in the source two windows before the newest event that the copy has; nothing when it has none. */
const resumeAt = async (from: Log, to: Log): Promise<Position | undefined> => {
  const [newest] = await to.readAll({ direction: 'backwards', limit: 1 })
  if (!newest) return undefined
  const [same] = await from.readStream(newest.stream, { from: newest.revision, limit: 1 })
  if (same?.id !== newest.id)
    throw new Error('the target holds events that the source does not: it is no copy of it')
  const before = await from.readAll({ after: same.position, direction: 'backwards', limit: 2 * windowSize })
  return before.length < 2 * windowSize ? undefined : before.at(-1)?.position
}
