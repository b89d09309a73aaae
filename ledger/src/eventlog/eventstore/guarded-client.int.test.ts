import { jsonEvent, UnavailableError } from '@eventstore/db-client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type GuardedClient, openClient } from './guarded-client.ts'
import { startTestEventStore, type TestNode } from './testing/test-event-store.ts'

let server: TestNode
let guarded: GuardedClient | undefined

const open = (url: string, onLost = () => {}): GuardedClient => {
  guarded = openClient(url, onLost)
  return guarded
}

beforeEach(async () => {
  server = await startTestEventStore({ faults: { writeTimeoutMs: 50 } })
})
afterEach(async () => {
  await guarded?.close()
  await server.stop()
})

// Each of these ends the process with a bare client: the test run reports uncaught errors.
describe('a guarded client', () => {
  test('survives a second reply to one append', async () => {
    const { client } = open(server.url)
    await expect(client.appendToStream('a-1', jsonEvent({ type: '', data: {} }))).rejects.toThrow(
      'BadRequest',
    )
    await server.fault({ inFlightWriteMs: 200 })
    // Answered after the second reply to the first.
    await client.appendToStream('a-1', jsonEvent({ type: 'Happened', data: {} }))
  })

  test('survives failing to find a leader after it lost one', async () => {
    const { client } = open('esdb://127.0.0.1:1,127.0.0.1:2?tls=false&maxDiscoverAttempts=1')
    const append = client.appendToStream('a-1', jsonEvent({ type: 'Happened', data: {} }))
    const internals = client as unknown as { handleError(grpcClient: unknown, error: Error): Promise<void> }
    const lost = new UnavailableError({ message: 'gone' } as never)
    await expect(internals.handleError({ getChannel: () => undefined }, lost)).resolves.toBeUndefined()
    await expect(append).rejects.toThrow('Failed to discover')
  })

  test('tells when the stream of appends is lost while nothing is in flight', async () => {
    const lost = Promise.withResolvers<void>()
    const { client } = open(server.url, lost.resolve)
    await client.appendToStream('a-1', jsonEvent({ type: 'Happened', data: {} }))
    await server.dropConnections()
    await lost.promise
  })

  test('sends nothing any more once it is closed', async () => {
    const { client, close } = open(`esdb://127.0.0.1:1,${server.address}?tls=false`)
    const append = client.appendToStream('a-1', jsonEvent({ type: 'Happened', data: {} }))
    await close()
    await expect(append).rejects.toThrow()
    expect(server.store.lastRevision('a-1')).toBe(-1n)
  })

  test('leaves no connection behind', async () => {
    const { client, close } = open(server.url)
    await client.appendToStream('a-1', jsonEvent({ type: 'Happened', data: {} }))
    await close()
    while (server.connections() > 0) await new Promise(setImmediate)
  })
})
