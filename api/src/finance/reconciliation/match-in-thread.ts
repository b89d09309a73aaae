import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { inSlices } from '@strongroom/ledger/eventlog/tools'
import type { Matched } from '../../vault/statement-new-item.ts'
import type { GivenItem, MatchOrder } from './match-candidates.ts'

/** The message that the thread hands on: matched items, and that they are all. */
export type MatchPart = { readonly matched: readonly Matched[]; readonly isLast: boolean }

/** So many items are handed over at once: a few milliseconds of work. */
const ITEMS_AT_ONCE = 1_000

/**
 * Matches items in a thread of its own: a hundred thousand of them are compared for seconds. Items are handed over and taken back
 * some at a time, so that this thread has time for others.
 */
export const matchInThread = async (
  order: MatchOrder,
  items: Iterable<GivenItem>,
  signal: AbortSignal,
): Promise<readonly Matched[]> => {
  const thread = new Worker(new URL('./match-thread.ts', import.meta.url), { workerData: order })
  try {
    const parts = on(thread, 'message', { close: ['exit'], signal }) as AsyncIterable<[MatchPart]>
    await inSlices(someOf(items), some => thread.postMessage(some))
    thread.postMessage([])
    const all: Matched[] = []
    for await (const [{ matched, isLast }] of parts) {
      all.push(...matched)
      if (isLast) return all
      thread.postMessage('taken')
    }
    throw new Error('the thread that matched a statement has ended early')
  } finally {
    await thread.terminate()
  }
}

function* someOf(items: Iterable<GivenItem>): Generator<readonly GivenItem[]> {
  let some: GivenItem[] = []
  for (const item of items) {
    some.push(item)
    if (some.length < ITEMS_AT_ONCE) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}
