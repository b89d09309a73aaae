import { on } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { present } from '@strongroom/shared'
import { readStatement } from './formats/read-statement.ts'
import type { ReadOrder, ReadPart } from './read-in-thread.ts'

// A thread that reads the file of a statement, and hands its lines on some at a time.

/** To take over so many lines holds the other thread up for a few milliseconds. */
const LINES_AT_ONCE = 1_000

const port = present(parentPort, 'the thread that has started this one')
const taken = on(port, 'message')
const hand = (part: ReadPart) => port.postMessage(part)

const { content, reading }: ReadOrder = workerData
const { lines, ...end } = await readStatement(new TextDecoder().decode(content), reading)
for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
  hand({ lines: lines.slice(from, from + LINES_AT_ONCE) })
  await taken.next()
}
hand({ end })
port.close()
