import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { TakenApart } from './file-text.ts'
import type { PlainJson } from './plain-json.ts'

/** The input of the thread: the bytes of a body, which it takes over, and the field that holds a file's text, if one does. */
export type JsonOrder = { readonly bytes: Uint8Array<ArrayBuffer>; readonly fileText: string | undefined }
/** The thread's answer: the body, without its file's text where a field was named. */
export type JsonRead = PlainJson | TakenApart

/**
 * Parses JSON in a thread of its own, which takes the bytes over: a text of megabytes holds a process up for tens of
 * milliseconds, and one of many values for a second. Large by its texts only: one of more than a thousand values is wrong. The text
 * of a file comes as bytes, which cost nothing to hand over; as a text, 32 MB take 40 ms.
 */
export const jsonInThread = async (
  bytes: Uint8Array<ArrayBuffer>,
  fileText: string | undefined,
): Promise<JsonRead> => {
  const workerData: JsonOrder = { bytes, fileText }
  const thread = new Worker(new URL('./json-thread.ts', import.meta.url), {
    workerData,
    transferList: [bytes.buffer],
  })
  try {
    const [read] = (await once(thread, 'message')) as [JsonRead]
    return read
  } finally {
    await thread.terminate()
  }
}
