import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest'
import { appendsContract } from './contract/appends.ts'
import { expectedEventsContract, noExpectedEventsContract } from './contract/expected-events.ts'
import { readsContract } from './contract/reads.ts'
import { scansContract } from './contract/scans.ts'
import { subscriptionsContract } from './contract/subscriptions.ts'
import { noTogetherContract, togetherContract } from './contract/together.ts'
import type { Log } from './log.ts'

type Manners = {
  /** Whether an append may name the event it follows; true unless given. */
  readonly knowsHashes?: boolean
  /** `makeLog` is called for every test, each time for a log that holds nothing. */
  readonly isEmpty?: boolean
}

/**
 * What every adapter of the log promises. `makeLog` is called once and may open a log that others have written to and
 * are writing to: each test uses streams of its own and never counts on the log being empty, nor on its holding anything.
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
