import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { withoutMetadata } from './without-metadata.ts'

/** A larger picture is read in a thread: one of very many parts takes half a second. */
const LARGE_BYTES = 256 * 1024

/** A picture without its metadata, without holding up other calls. The bytes are read from a copy, and stay the caller's. */
export const cleaned = async (bytes: Uint8Array): Promise<Uint8Array> => {
  if (bytes.byteLength <= LARGE_BYTES) return withoutMetadata(bytes)
  const copy = Uint8Array.from(bytes)
  const thread = new Worker(new URL('./clean-thread.ts', import.meta.url), {
    workerData: copy,
    transferList: [copy.buffer],
  })
  try {
    const [clean] = (await once(thread, 'message')) as [Uint8Array]
    return clean
  } finally {
    await thread.terminate()
  }
}
