import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Reading } from './formats/read-statement.ts'
import type { ReadStatement, StatementLine } from './formats/statement-line.ts'

/** The input of the thread: the bytes of the file's text, which it takes over. */
export type ReadOrder = { readonly content: Uint8Array<ArrayBuffer>; readonly reading: Reading }
/** The messages that the thread hands on: lines, and at the end all the rest. */
export type ReadPart =
  | { readonly lines: readonly StatementLine[] }
  | { readonly end: Omit<ReadStatement, 'lines'> }

/**
 * Reads a file in a thread of its own, whatever its format, so that nobody who waits for this process waits for the file. `take` is
 * handed some lines at a time, as many as are taken over in a few milliseconds; what they are worth is only known at the end.
 */
export const readInThread = async (
  order: ReadOrder,
  take: (lines: readonly StatementLine[]) => void,
  signal: AbortSignal,
): Promise<Omit<ReadStatement, 'lines'>> => {
  const thread = new Worker(new URL('./read-thread.ts', import.meta.url), {
    workerData: order,
    transferList: [order.content.buffer],
  })
  try {
    const parts = on(thread, 'message', { close: ['exit'], signal }) as AsyncIterable<[ReadPart]>
    for await (const [part] of parts) {
      if ('end' in part) return part.end
      take(part.lines)
      thread.postMessage('taken')
    }
    throw new Error('the thread that read a statement has ended early')
  } finally {
    await thread.terminate()
  }
}
