import { parentPort, workerData } from 'node:worker_threads'
import { plainJson } from './plain-json.ts'

// A thread that parses and checks one large body, so that other calls do not wait for it.

/** A large body may be one long text, a file: a hundred thousand values take as long to hand over as to parse. */
const MOST_VALUES = 1_000

parentPort?.postMessage(plainJson(new TextDecoder().decode(workerData as Uint8Array), MOST_VALUES))
