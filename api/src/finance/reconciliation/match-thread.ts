import { on } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { present } from '@strongroom/shared'
import { type GivenItem, type MatchOrder, matchCandidates } from './match-candidates.ts'
import type { MatchPart } from './match-in-thread.ts'

// A thread that takes the items of a statement some at a time, matches all of them after an empty list, and hands on what it has
// found.

/** To take over so many holds the other thread up for a few milliseconds. */
const MATCHED_AT_ONCE = 1_000

const port = present(parentPort, 'the thread that has started this one')
const messages = on(port, 'message')

const items: GivenItem[] = []
for (let some = await next(); some.length > 0; some = await next()) items.push(...some)

async function next(): Promise<readonly GivenItem[]> {
  const { value } = await messages.next()
  return present(value, 'the next items')[0]
}

const order: MatchOrder = workerData
const matched = matchCandidates(order, items)
for (let from = 0, isLast = false; !isLast; from += MATCHED_AT_ONCE) {
  isLast = from + MATCHED_AT_ONCE >= matched.length
  const part: MatchPart = { matched: matched.slice(from, from + MATCHED_AT_ONCE), isLast }
  port.postMessage(part)
  if (!isLast) await messages.next()
}
port.close()
