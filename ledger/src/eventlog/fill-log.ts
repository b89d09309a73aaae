import { bytesOf } from './check-append.ts'
import { type Append, type Log, maxAppendBytes, type StoredEvent } from './log.ts'

/** The number of streams that are appended to at once: one commit, which is written whole or not at all. */
const mostTogether = 128
/** Of all of them; the largest single event fits several times. */
const mostBytesTogether = 4_000_000
const mostInPiece = 50

/**
 * Writes events of another log at the end of this one, with ids, bytes and revisions as they are, and in the order given: the
 * sealed tree is made in the order of the log, so a copy in another order would not hold what was signed. When it is
 * interrupted, the log holds the first of these events and no other. Rejects as `append` does.
 */
export const appendInOrder = async (to: Log, events: readonly StoredEvent[]): Promise<void> => {
  for (const group of groupsOf(to, piecesOf(events)))
    if (group.length > 1) await to.appendTogether(group.map(appendOf))
    else for (const piece of group) await append(to, piece)
}

/** Events of one stream that follow each other in the log. */
type Piece = readonly [StoredEvent, ...StoredEvent[]]

const append = async (to: Log, piece: Piece): Promise<void> => {
  const { stream, expected, events } = appendOf(piece)
  await to.append(stream, expected, events)
}

const appendOf = (piece: Piece): Append => {
  const { stream, revision } = piece[0]
  return {
    stream,
    expected: revision === 0 ? 'no-stream' : revision - 1,
    events: piece.map(({ id, type, data, metadata }) => ({ id, type, data, metadata })),
  }
}

/** Pieces that either log takes in one append: facts are small, but those of an import's rows need not be. */
const piecesOf = (events: readonly StoredEvent[]): Piece[] => {
  const pieces: [StoredEvent, ...StoredEvent[]][] = []
  let room = 0
  for (const event of events) {
    const bytes = bytesOf(event)
    const last = pieces.at(-1)
    const fits = last && last[0].stream === event.stream && last.length < mostInPiece && bytes <= room
    if (fits) last.push(event)
    else pieces.push([event])
    room = (fits ? room : maxAppendBytes) - bytes
  }
  return pieces
}

/** Pieces that are written together: of different streams. A log that takes one stream at a time gets them one by one. */
const groupsOf = (to: Log, pieces: readonly Piece[]): Piece[][] => {
  if (!to.knowsHashes) return pieces.map(piece => [piece])
  const groups: Piece[][] = []
  let streams = new Set<string>()
  let bytes = 0
  for (const piece of pieces) {
    const { stream } = piece[0]
    const size = piece.reduce((sum, event) => sum + bytesOf(event), 0)
    const isFull = streams.size >= mostTogether || bytes + size > mostBytesTogether
    if (groups.length === 0 || isFull || streams.has(stream)) {
      groups.push([])
      streams = new Set()
      bytes = 0
    }
    groups.at(-1)?.push(piece)
    streams.add(stream)
    bytes += size
  }
  return groups
}
