import { on } from 'node:events'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { checkLines, copyColumns, lastPosition } from './copy-rows.ts'

/** Whole lines of COPY's text form, which of them (from 0) are not what their hash says, and whether the log ends here. */
export type Batch = {
  readonly lines: Uint8Array
  readonly broken: readonly number[]
  readonly isLast: boolean
}

/** What to read: the log of the database at `url` behind `after`, so many events a query. */
export type ScanOrder = { readonly url: string; readonly after: string; readonly stretchEvents: number }

// A thread that reads the log, checks every event's hash, and hands the rows on as they came: the thread that folds
// them has half of the work left.

/** Batches that nobody has taken yet. */
const MOST_WAITING = 4

const { url, after, stretchEvents } = workerData as ScanOrder
const port = parentPort as NonNullable<typeof parentPort>
const taken = on(port, 'message')
let waiting = 0

const hand = async (batch: Batch): Promise<void> => {
  if (waiting === MOST_WAITING) await taken.next()
  else waiting++
  port.postMessage(batch, [batch.lines.buffer as ArrayBuffer])
}

/** The rows of the stretch behind a place; none behind the last. */
const readStretch = async (client: Client, place: string): Promise<Buffer> => {
  const rows = `select ${copyColumns} from log.events where position > ${BigInt(place)} order by position`
  const parts: Buffer[] = []
  for await (const part of client.query(copyTo(`copy (${rows} limit ${stretchEvents}) to stdout`)))
    parts.push(part as Buffer)
  return joined(parts)
}

/** In memory of its own, which can be handed on without being copied. */
const joined = (parts: readonly Buffer[]): Buffer => {
  const whole = Buffer.allocUnsafeSlow(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) at += part.copy(whole, at)
  return whole
}

const scan = async (client: Client): Promise<void> => {
  let coming = readStretch(client, after)
  for (let lines = await coming; lines.length > 0; lines = await coming) {
    // Comes while the hashes of this one are checked.
    coming = readStretch(client, lastPosition(lines))
    await hand({ lines, broken: checkLines(lines), isLast: false })
  }
  await hand({ lines: new Uint8Array(), broken: [], isLast: true })
}

// People who read meanwhile come first. Only on Linux is this the thread's own priority and not the process's.
if (process.platform === 'linux') setPriority(10)
const client = new Client({ connectionString: url, application_name: 'strongroom log scan', keepAlive: true })
await client.connect()
await scan(client)
await client.end()
port.close()
