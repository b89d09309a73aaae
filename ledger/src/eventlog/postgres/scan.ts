import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Scan, ScannedEvent } from '../log.ts'
import { type Log, LogUnavailable } from '../log.ts'

import { eventsOfCopy } from './copy-rows.ts'
import type { Batch, ScanOrder } from './scan-thread.ts'

/** A log that ends within so many events is not worth a thread. */
const FEW_EVENTS = 500

/**
 * The number of events read at once. The database keeps a processor busy for rows that it sends ahead of their reader, while
 * people wait; with fifty thousand, their longest waits are twice as long.
 */
const STRETCH_EVENTS = 500

/**
 * The most of a stretch that is handed on at once. Several wait to be folded, and an event may have a megabyte (rows of an
 * imported file): five hundred of those would fill all the memory there is.
 */
const PIECE_BYTES = 4_000_000

/** Scans the log of the database at `url`. A longer one is read, and its hashes are checked, in a thread of its own. */
export const createScan =
  (
    url: string,
    readAll: Log['readAll'],
    { stretchEvents = STRETCH_EVENTS, pieceBytes = PIECE_BYTES } = {},
  ): Log['scan'] =>
  after => {
    let take: () => Promise<readonly ScannedEvent[]> = async () => {
      const few = await readAll({ after, limit: FEW_EVENTS })
      const last = few.at(-1)?.position
      if (last && few.length === FEW_EVENTS)
        thread = scanInThread({ url, after: last, stretchEvents, pieceBytes })
      take = async () => thread?.next() ?? []
      return few
    }
    let thread: Scan | undefined
    return { next: () => take(), close: async () => thread?.close() }
  }

const scanInThread = (workerData: ScanOrder): Scan => {
  const thread = new Worker(new URL('./scan-thread.ts', import.meta.url), { workerData })
  const messages = on(thread, 'message', { close: ['exit'] })
  const ended = new Promise<void>(resolve => thread.once('exit', () => resolve()))
  let isAtEnd = false
  return {
    next: async () => {
      if (isAtEnd) return []
      const { value } = await messages.next().catch(givenUp)
      // One that ends without having said so has not come to the end of the log.
      if (!value) throw new LogUnavailable('the scan of the log has ended early')
      const [{ lines, broken, isLast }] = value as [Batch]
      isAtEnd = isLast
      thread.postMessage('taken')
      return eventsOfCopy(Buffer.from(lines.buffer, lines.byteOffset, lines.length), broken)
    },
    // At the end of the log the thread is ending by itself: only one that is still reading is stopped in the midst of it.
    close: async () => (isAtEnd ? ended : void (await thread.terminate())),
  }
}

const givenUp = (cause: unknown): never => {
  throw new LogUnavailable('the scan of the log got no further', { cause })
}
