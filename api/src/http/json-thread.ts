import { parentPort, workerData } from 'node:worker_threads'
import { takeFileText } from './file-text.ts'
import type { JsonOrder, JsonRead } from './json-in-thread.ts'
import { plainJson } from './plain-json.ts'

// A thread that parses and checks one large body, so that other calls do not wait for it.

/** A large body may be one long text, a file: a hundred thousand values take as long to hand over as to parse. */
const MOST_VALUES = 1_000

const { bytes, fileText }: JsonOrder = workerData
const plain = plainJson(new TextDecoder().decode(bytes), MOST_VALUES)
const read: JsonRead =
  'wrong' in plain || fileText === undefined ? plain : takeFileText(plain.value, fileText)
parentPort?.postMessage(read, 'text' in read && read.text ? [read.text.bytes.buffer] : [])
