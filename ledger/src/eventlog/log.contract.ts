import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest'
import type { Log } from './log.ts'
import { appendsContract } from './testing/contract/appends.ts'
import { expectedEventsContract, noExpectedEventsContract } from './testing/contract/expected-events.ts'
import { readsContract } from './testing/contract/reads.ts'
import { scansContract } from './testing/contract/scans.ts'
import { subscriptionsContract } from './testing/contract/subscriptions.ts'
import { noTogetherContract, togetherContract } from './testing/contract/two-stream-commits.ts'

type Manners = {
  /** Whether an append may name the event it follows; true unless given. */
  readonly knowsHashes?: boolean
  /** `makeLog` is called for every test, each time for a log that holds nothing. */
  readonly isEmpty?: boolean
}

/**
 * The contract of every adapter of the log. `makeLog` is called once and may open a log that others have written to and are
 * writing to: each test uses streams of its own and never counts on the log being empty, nor on its holding anything.
 */
export const logContract = (
  name: string,
  makeLog: () => Promise<Log> | Log,
  { knowsHashes = true, isEmpty = false }: Manners = {},
): void => {
  describe(`${name} as a log`, () => {
    let log: Log
    const [before, after] = isEmpty ? [beforeEach, afterEach] : [beforeAll, afterAll]
    before(async () => {
      log = await makeLog()
    })
    after(() => log.close())
    appendsContract(() => log)
    if (knowsHashes) expectedEventsContract(() => log)
    else noExpectedEventsContract(() => log)
    if (knowsHashes) togetherContract(() => log)
    else noTogetherContract(() => log)
    readsContract(() => log)
    scansContract(() => log)
    subscriptionsContract(() => log)
  })
}
