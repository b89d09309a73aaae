import { EventStoreDBClient, type Filter, START } from '@eventstore/db-client'
import { describe, expect, test } from 'vitest'
import { any } from '../../../test-server/store.ts'
import { collect, newEvent, newEvents } from '../testing/contract/kit.ts'
import { limitsFilter, type OnCheckpoint, ownRecordsFilter, prefixFilter } from './filters.ts'
import { givenNode, log, server } from './testing/recovery-kit.ts'

givenNode()

/** Records as a node writes them for itself: statistics, scavenges. */
const nodeWrites = (count: number) => {
  const bytes = { contentType: 'application/json', data: Buffer.from('{}'), metadata: new Uint8Array() }
  for (let written = 0; written < count; written++)
    server.store.append('$stats', any, [{ ...newEvent(), ...bytes, type: '$statsCollected' }])
}

test('a subscription to the whole log is sent none of the node’s own records', async () => {
  nodeWrites(250)
  const seen = collect(log, {})
  await log.append('a-1', 'no-stream', newEvents(1))
  nodeWrites(250)
  await log.append('a-1', 0, newEvents(1))
  await seen.reaches(2)
  expect(server.delivered()).toBe(2)
})

describe('a look that finds nothing hears from the server after each hundred records', () => {
  const filters: readonly [string, (onCheckpoint: OnCheckpoint) => Filter][] = [
    ['by a prefix of streams', onCheckpoint => prefixFilter('a-', onCheckpoint)],
    ['without the node’s own records', ownRecordsFilter],
    ['for limits of streams', limitsFilter],
  ]
  test.each(filters)('%s', async (_, filter) => {
    nodeWrites(350)
    const client = EventStoreDBClient.connectionString(server.url)
    let heard = 0
    const looking = client.subscribeToAll({ fromPosition: START, filter: filter(() => heard++) })
    await new Promise(resolve => looking.on('caughtUp', resolve))
    await looking.unsubscribe()
    await client.dispose()
    expect(heard).toBe(3)
  })
})
