import { afterAll, beforeAll, describe } from 'vitest'
import { appendsContract } from './contract/appends.ts'
import { expectedEventsContract, noExpectedEventsContract } from './contract/expected-events.ts'
import { readsContract } from './contract/reads.ts'
import { scansContract } from './contract/scans.ts'
import { subscriptionsContract } from './contract/subscriptions.ts'
import { noTogetherContract, togetherContract } from './contract/together.ts'
import type { Log } from './log.ts'

/**
 * What every adapter of the log promises. `makeLog` is called once and may open a log that others have written to and
 * are writing to: each test uses streams of its own and never counts on the log being empty.
 */
export const logContract = (
  name: string,
  makeLog: () => Promise<Log> | Log,
  { knowsHashes = true } = {},
): void => {
  describe(`${name} as a log`, () => {
    let log: Log
    beforeAll(async () => {
      log = await makeLog()
    })
    afterAll(() => log.close())
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
