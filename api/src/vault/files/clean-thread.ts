import { parentPort, workerData } from 'node:worker_threads'
import { withoutMetadata } from './without-metadata.ts'

// A thread that takes the metadata out of one large picture, so that other calls do not wait for it.

const given: Uint8Array = workerData
const clean = Uint8Array.from(withoutMetadata(given))
parentPort?.postMessage(clean, [clean.buffer])
