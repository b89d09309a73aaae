import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PlainJson } from './plain-json.ts'

/**
 * Parses JSON in a thread of its own, which takes the bytes over: a text of megabytes holds a process up for tens of
 * milliseconds, and one of many values for a second. Large by its texts only: one of more than a thousand values is wrong.
 */
export const jsonInThread = async (bytes: Uint8Array<ArrayBuffer>): Promise<PlainJson> => {
  const thread = new Worker(new URL('./json-thread.ts', import.meta.url), {
    workerData: bytes,
    transferList: [bytes.buffer],
  })
  try {
    const [read] = (await once(thread, 'message')) as [PlainJson]
    return read
  } finally {
    await thread.terminate()
  }
}
