import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Position } from '@strongroom/ledger/eventlog'
import type { Log, StoredEvent } from '@strongroom/ledger/eventlog/log'
import { ArchiveFault, archiveFiles } from './archive.ts'

const pageEvents = 500
const newline = 0x0a

/** The events of a log up to a position, in its order, some hundreds at a time. */
export async function* eventsUpTo(
  log: Pick<Log, 'scan'>,
  end: Position | undefined,
): AsyncGenerator<readonly StoredEvent[]> {
  const scan = log.scan(undefined)
  try {
    for (let isOver = end === undefined; !isOver; ) {
      const page = await scan.next()
      const events = page.filter(({ position }) => end !== undefined && position <= end)
      if (events.length > 0) yield events
      isOver = events.length < page.length || page.length === 0
    }
  } finally {
    await scan.close()
  }
}

/** An event as a line. `data` and `metadata` stay the texts that they are, since hashes are taken over their bytes. */
export const lineOf = ({
  position,
  createdAt,
  stream,
  revision,
  id,
  type,
  data,
  metadata,
}: StoredEvent): string =>
  `${JSON.stringify({ position, createdAt, stream, revision, id, type, data, metadata })}\n`

/** Called with the SHA-256 of the whole file (64 hex digits) when all of it has been read. */
type OnEnd = (sha256: string) => void

/** Reads the log of a backup, some hundreds of events at a time. Throws `ArchiveFault` at a line that is no event. */
export async function* readLogFile(
  path: string,
  onEnd: OnEnd = () => {},
): AsyncGenerator<readonly StoredEvent[]> {
  const hash = createHash('sha256')
  let page: StoredEvent[] = []
  let number = 0
  for await (const line of linesOf(path, hash)) {
    number++
    page.push(eventOf(line, number))
    if (page.length < pageEvents) continue
    yield page
    page = []
  }
  onEnd(hash.digest('hex'))
  if (page.length > 0) yield page
}

/** Split at the byte of a newline only: texts may hold others of Unicode's line ends. */
async function* linesOf(path: string, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0)
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    let from = 0
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      yield Buffer.concat([held, chunk.subarray(from, end)])
      held = Buffer.alloc(0)
      from = end + 1
    }
    held = Buffer.concat([held, chunk.subarray(from)])
  }
  if (held.length > 0) yield held
}

const eventOf = (line: Buffer, number: number): StoredEvent => {
  try {
    const event: StoredEvent = JSON.parse(line.toString())
    const texts = [event.position, event.stream, event.id, event.type, event.data, event.metadata]
    if (texts.every(text => typeof text === 'string') && Number.isSafeInteger(event.revision)) return event
  } catch {
    // Said below, as of any other line that is none.
  }
  throw new ArchiveFault(archiveFiles.log, `line ${number} is no event`)
}

/** The log of a backup, for those who walk through a log. */
export const logInFile = (pages: AsyncIterable<readonly StoredEvent[]>): Pick<Log, 'scan'> => ({
  scan: () => {
    const iterator = pages[Symbol.asyncIterator]()
    return {
      next: async () => (await iterator.next()).value ?? [],
      close: async () => void (await iterator.return?.()),
    }
  },
})
