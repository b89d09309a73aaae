import { on } from 'node:events'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { present } from '@strongroom/shared'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { checkLines, copyColumns, lastPosition } from './copy-rows.ts'

/** Whole lines of COPY's text form, which of them (from 0) do not match their hash, and whether the log ends here. */
export type Batch = {
  readonly lines: Uint8Array
  readonly broken: readonly number[]
  readonly isLast: boolean
}

/**
 * The range to read: the log of the database at `url` behind `after`, so many events a query, and no more of them at once than
 * so many bytes hold.
 */
export type ScanOrder = {
  readonly url: string
  readonly after: string
  readonly stretchEvents: number
  readonly pieceBytes: number
}

// A thread that reads the log, checks every event's hash, and hands the rows on as they came: the thread that folds
// them has half of the work left.

const NEWLINE = 10

/** Batches that the main thread has not taken yet. */
const MOST_WAITING = 4

const { url, after, stretchEvents, pieceBytes }: ScanOrder = workerData
const port = present(parentPort, 'the thread that has started this one')
const taken = on(port, 'message')
let waiting = 0

const hand = async (batch: Batch): Promise<void> => {
  if (waiting === MOST_WAITING) await taken.next()
  else waiting++
  port.postMessage(batch, [batch.lines.buffer as ArrayBuffer])
}

/** The rows behind a place, stretch by stretch, and each in pieces of whole lines: one event may have a megabyte. */
async function* readPieces(client: Client, place: string): AsyncGenerator<Buffer> {
  for (let last = place, found = true; found; ) {
    const rows = `select ${copyColumns} from log.events where position > ${BigInt(last)} order by position`
    found = false
    for await (const lines of inPieces(
      client.query(copyTo(`copy (${rows} limit ${stretchEvents}) to stdout`)),
    )) {
      last = lastPosition(lines)
      found = true
      yield lines
    }
  }
}

async function* inPieces(stream: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  let bytes = 0
  for await (const part of stream as AsyncIterable<Buffer>) {
    parts.push(part)
    bytes += part.length
    const end = bytes < pieceBytes ? 0 : part.lastIndexOf(NEWLINE) + 1
    if (end === 0) continue
    parts[parts.length - 1] = part.subarray(0, end)
    yield joined(parts)
    parts = [part.subarray(end)]
    bytes = part.length - end
  }
  if (bytes > 0) yield joined(parts)
}

/** In memory of its own, which can be handed on without being copied. */
const joined = (parts: readonly Buffer[]): Buffer => {
  const whole = Buffer.allocUnsafeSlow(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) at += part.copy(whole, at)
  return whole
}

const scan = async (client: Client): Promise<void> => {
  const pieces = readPieces(client, after)
  let coming = pieces.next()
  for (let piece = await coming; !piece.done; piece = await coming) {
    // Comes while the hashes of this one are checked.
    coming = pieces.next()
    await hand({ lines: piece.value, broken: checkLines(piece.value), isLast: false })
  }
}

// Readers of the read models come first. Only on Linux is this the thread's own priority and not the process's.
if (process.platform === 'linux') setPriority(10)
const client = new Client({ connectionString: url, application_name: 'strongroom log scan', keepAlive: true })
await client.connect()
await scan(client)
await client.end()
// Behind its connection's end: from here on nothing can hold up the thread's own.
await hand({ lines: new Uint8Array(), broken: [], isLast: true })
port.close()
