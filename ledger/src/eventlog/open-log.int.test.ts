import { expect, test, vi } from 'vitest'
import { startTestEventStore } from './eventstore/testing/test-event-store.ts'
import { openLog } from './open-log.ts'
import { newEvents } from './testing/contract/kit.ts'

test('an outage of EventStoreDB is logged when it begins and when it is over, with its length', async () => {
  const node = await startTestEventStore({ version: 24 })
  const lines: (readonly [object, string])[] = []
  const logger = { warn: (about: object, message: string) => lines.push([about, message]) }
  const log = await openLog({ eventstoreUrl: node.url, databaseUrl: '', logger })
  try {
    await log.append('a-1', 'no-stream', newEvents(1))
    await Promise.all([node.restart({ downMs: 200 }), log.append('a-2', 'no-stream', newEvents(1))])
    await log.append('a-3', 'no-stream', newEvents(1))
    await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 300_000 })
    expect(lines).toEqual([
      [{ err: expect.any(Error), call: 'append' }, expect.stringContaining('does not answer')],
      [{ seconds: expect.any(Number) }, expect.stringContaining('answers again')],
    ])
  } finally {
    await log.close()
    await node.stop()
  }
})
