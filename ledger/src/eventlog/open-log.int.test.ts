import { expect, test, vi } from 'vitest'
import { startTestEventStore } from './eventstore/testing/test-event-store.ts'
import { openLog } from './open-log.ts'
import { newEvents } from './testing/contract/kit.ts'

/** A node that is away for a moment while something is written. */
const outage = async (options: Partial<Parameters<typeof openLog>[0]>, isTold: () => void) => {
  const node = await startTestEventStore({ version: 24 })
  const log = await openLog({ eventstoreUrl: node.url, databaseUrl: '', ...options })
  try {
    await log.append('a-1', 'no-stream', newEvents(1))
    await Promise.all([node.restart({ downMs: 200 }), log.append('a-2', 'no-stream', newEvents(1))])
    await log.append('a-3', 'no-stream', newEvents(1))
    await vi.waitFor(isTold, { timeout: 300_000 })
  } finally {
    await log.close()
    await node.stop()
  }
}

test('an outage of EventStoreDB is logged when it begins and when it is over, with its length', async () => {
  const lines: (readonly [object, string])[] = []
  const logger = { warn: (about: object, message: string) => lines.push([about, message]) }
  await outage({ logger }, () => expect(lines).toHaveLength(2))
  expect(lines).toEqual([
    [{ err: expect.any(Error), call: 'append' }, expect.stringContaining('does not answer')],
    [{ seconds: expect.any(Number) }, expect.stringContaining('answers again')],
  ])
})

test('an outage is told to the terminal by a program that has no logger, as the commands of operators', async () => {
  const terminal = vi.spyOn(console, 'error').mockImplementation(() => {})
  await outage({}, () => expect(terminal).toHaveBeenCalledTimes(2))
  expect(terminal.mock.calls).toEqual([
    ['EventStoreDB does not answer; it is asked until it does'],
    ['EventStoreDB answers again'],
  ])
  terminal.mockRestore()
})
