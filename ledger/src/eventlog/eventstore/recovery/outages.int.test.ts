import { expect, test } from 'vitest'
import { collect, newEvents } from '../../testing/contract/kit.ts'
import type { Outage } from '../options.ts'
import { givenNode, log, reopen, server, troubles, until, warmUp } from '../testing/recovery-kit.ts'

givenNode()

/** Opens the log anew; returns the outages it reports. */
const listen = async () => {
  const told: Outage[] = []
  await reopen({ onOutage: outage => told.push(outage) })
  return told
}

test('an outage is told twice, however many calls met it and however often each was tried', async () => {
  const told = await listen()
  const seen = collect(log, { streamPrefix: 'a-' })
  await warmUp()
  const restarted = server.restart({ downMs: 400 })
  const writing = Array.from({ length: 20 }, (_, n) => log.append(`a-${n}`, 'no-stream', newEvents(1)))
  const reading = log.readStream('a-1')
  await restarted
  await Promise.all([...writing, reading, seen.reaches(20)])
  await until(() => told.length > 1)
  expect(told.map(({ kind }) => kind)).toEqual(['began', 'ended'])
  expect(told[1]).toMatchObject({ lengthMs: expect.toSatisfy(ms => ms > 100) })
  expect(troubles.length).toBeGreaterThan(20)
})

test('a subscription that is dropped in a burst is no outage', async () => {
  const told = await listen()
  const seen = collect(log, {})
  for (let i = 0; i < 3; i++) {
    await log.append(`burst-${i}`, 'no-stream', newEvents(400))
    await seen.reaches(400 * (i + 1))
  }
  expect(troubles.map(({ what }) => what)).toContain('subscription')
  expect(told).toEqual([])
})
