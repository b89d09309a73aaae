import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe } from 'vitest'
import { logContract } from '../log.contract.ts'
import type { Log } from '../log.ts'
import { createEventStoreLog } from './event-store-log.ts'
import { startTestEventStore, type TestEventStore, type TestEventStoreOptions } from './test-event-store.ts'

const realNode = process.env.EVENTSTORE_URL

const contractOn = (name: string, options: TestEventStoreOptions) => {
  describe(name, () => {
    let server: TestEventStore
    beforeAll(async () => {
      server = await startTestEventStore({ ...options, faults: { writeTimeoutMs: 100 } })
    })
    afterAll(() => server.stop())
    logContract('EventStoreDB', (): Log => createEventStoreLog(server.url), { knowsHashes: false })
  })
}

if (realNode)
  logContract('EventStoreDB at EVENTSTORE_URL', () => createEventStoreLog(realNode), { knowsHashes: false })

contractOn('a node of 23.10', {})
contractOn('a node of 24', { version: 24 })
contractOn('a node without batches', { batch: false })
contractOn('a node on a unix socket', { socket: `${tmpdir()}/strongroom-eventstore-${process.pid}.sock` })
