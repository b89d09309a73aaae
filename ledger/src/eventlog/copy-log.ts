import { bytesOf } from './check-append.ts'
import type { Position } from './envelope.ts'
import { type Log, maxAppendBytes, type StoredEvent, WrongExpectedRevision } from './log.ts'
import { type Verified, verifyLog } from './verify-log.ts'

export type Copying = {
  readonly from: Log
  readonly to: Log
  /** Called after every window with the number of events now known to be in the copy. */
  readonly onProgress?: (events: number) => void
}

/** `equal` is the proof: both logs walked from the beginning, every chain intact, the same last hash of every stream. */
export type Copied = { readonly equal: boolean; readonly from: Verified; readonly to: Verified }

/** The number of events under way at once. The half-done end of an interrupted copy is never longer than this. */
const windowSize = 500
const mostInPiece = 50

const noCopy = 'the target holds events that the source does not: it is no copy of it'

/**
 * Copies every event of one log into another, with ids, bytes and revisions as they are. An interrupted copy goes on where it
 * stopped when it is asked again; events already there are recognised, not doubled. No process may write to either log
 * meanwhile. Ends with a walk over both, compared by hash.
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

const appendInPieces = async (to: Log, stream: string, events: readonly StoredEvent[]): Promise<void> => {
  for (const piece of piecesOf(events)) await appendPiece(to, stream, piece)
}

/** Pieces that either log takes in one append: facts are small, but a window of one stream need not be, nor an import's rows. */
const piecesOf = (events: readonly StoredEvent[]): StoredEvent[][] => {
  const pieces: StoredEvent[][] = []
  let room = 0
  for (const event of events) {
    const bytes = bytesOf(event)
    const last = pieces.at(-1)
    if (last && last.length < mostInPiece && bytes <= room) last.push(event)
    else pieces.push([event])
    room = (pieces.at(-1)?.length === 1 ? maxAppendBytes : room) - bytes
  }
  return pieces
}

/** A copy that was interrupted may hold the beginning of a piece: its windows began elsewhere. */
const appendPiece = async (to: Log, stream: string, piece: readonly StoredEvent[]): Promise<void> => {
  try {
    await append(to, stream, piece)
  } catch (error) {
    if (!(error instanceof WrongExpectedRevision)) throw error
    const held = await heldOf(to, stream, piece)
    if (held === 0) throw error
    if (held < piece.length) await append(to, stream, piece.slice(held))
  }
}

const append = async (to: Log, stream: string, events: readonly StoredEvent[]): Promise<void> => {
  const { revision } = events[0] as StoredEvent
  await to.append(
    stream,
    revision === 0 ? 'no-stream' : revision - 1,
    events.map(({ id, type, data, metadata }) => ({ id, type, data, metadata })),
  )
}

/** How many events of a piece the copy has; throws when it has others in their place. */
const heldOf = async (to: Log, stream: string, piece: readonly StoredEvent[]): Promise<number> => {
  const from = (piece[0] as StoredEvent).revision
  const held = await to.readStream(stream, { from, limit: piece.length })
  if (held.some(({ id }, i) => id !== piece[i]?.id)) throw new Error(noCopy)
  return held.length
}

/** The place in the source two windows before the newest event that the copy has; nothing when it has none. */
const resumeAt = async (from: Log, to: Log): Promise<Position | undefined> => {
  const [newest] = await to.readAll({ direction: 'backwards', limit: 1 })
  if (!newest) return undefined
  const [same] = await from.readStream(newest.stream, { from: newest.revision, limit: 1 })
  if (same?.id !== newest.id) throw new Error(noCopy)
  const before = await from.readAll({ after: same.position, direction: 'backwards', limit: 2 * windowSize })
  return before.length < 2 * windowSize ? undefined : before.at(-1)?.position
}
