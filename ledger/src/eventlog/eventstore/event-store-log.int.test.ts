import { tmpdir } from 'node:os'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { logContract } from '../log.contract.ts'
import type { Log } from '../log.ts'
import { createEventStoreLog } from './event-store-log.ts'
import {
  startTestEventStore,
  type TestEventStore,
  type TestEventStoreOptions,
} from './testing/test-event-store.ts'

const realNode = process.env.EVENTSTORE_TEST_URL
const knowsHashes = false
const faults = { writeTimeoutMs: 100 }

const contractOn = (name: string, options: TestEventStoreOptions) => {
  describe(name, () => {
    let server: TestEventStore
    beforeAll(async () => {
      server = await startTestEventStore({ ...options, faults })
    })
    afterAll(() => server.stop())
    logContract('EventStoreDB', (): Log => createEventStoreLog(server.url), { knowsHashes })
  })
}

/** Each test on a node of its own, as a new platform finds it: the first calls on a log happen only there. */
const contractOnEmpty = (name: string, options: TestEventStoreOptions) => {
  describe(name, () => {
    let server: TestEventStore
    afterEach(() => server.stop())
    const makeLog = async () => {
      server = await startTestEventStore({ ...options, faults })
      return createEventStoreLog(server.url)
    }
    logContract('EventStoreDB', makeLog, { knowsHashes, isEmpty: true })
  })
}

if (realNode)
  logContract('EventStoreDB at EVENTSTORE_TEST_URL', () => createEventStoreLog(realNode), { knowsHashes })

contractOn('a node of 23.10', {})
contractOn('a node of 24', { version: 24 })
contractOn('a node of 24.10', { version: 24.1 })
contractOn('a node of KurrentDB 26', { version: 26 })
describe('KurrentDB’s own address', () => {
  test.each(['kurrentdb', 'kurrentdb+discover'])('%s:// reaches the node', async scheme => {
    const server = await startTestEventStore({ version: 26 })
    const log = createEventStoreLog(server.url.replace('esdb', scheme))
    expect(await log.head()).toBeUndefined()
    await log.close()
    await server.stop()
  })
})

contractOn('a node without batches', { batch: false })
contractOn('a node on a unix socket', { socket: `${tmpdir()}/strongroom-eventstore-${process.pid}.sock` })
contractOnEmpty('a new node of 23.10', {})
contractOnEmpty('a new node of 24', { version: 24 })
contractOnEmpty('a new node of KurrentDB 26', { version: 26 })
