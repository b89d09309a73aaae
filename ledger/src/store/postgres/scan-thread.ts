import { on } from 'node:events'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { checkLines, copyColumns } from './copy-rows.ts'

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

const BATCH_BYTES = 400_000
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

/** Rows of one stretch in batches of whole lines. */
async function* stretch(client: Client, place: string): AsyncGenerator<Buffer> {
  const rows = `select ${copyColumns} from log.events where position > ${BigInt(place)} order by position`
  const chunks = client.query(copyTo(`copy (${rows} limit ${stretchEvents}) to stdout`))
  let parts: Buffer[] = []
  let size = 0
  for await (const chunk of chunks as AsyncIterable<Buffer>) {
    const end = size + chunk.length < BATCH_BYTES ? 0 : chunk.lastIndexOf('\n') + 1
    if (end > 0) {
      yield joined([...parts, chunk.subarray(0, end)])
      parts = []
      size = 0
    }
    parts.push(chunk.subarray(end))
    size += chunk.length - end
  }
  if (size > 0) yield joined(parts)
}

/** In memory of its own, which can be handed on without being copied. */
const joined = (parts: readonly Buffer[]): Buffer => {
  const whole = Buffer.allocUnsafeSlow(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) at += part.copy(whole, at)
  return whole
}

const scan = async (client: Client): Promise<void> => {
  for (let place = after, read = stretchEvents; read === stretchEvents; ) {
    read = 0
    for await (const lines of stretch(client, place)) {
      const { count, lastAt, broken } = checkLines(lines)
      read += count
      place = lines.toString('latin1', lastAt, lines.indexOf('\t', lastAt))
      await hand({ lines, broken, isLast: false })
    }
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
