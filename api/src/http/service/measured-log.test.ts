import { randomUUID } from 'node:crypto'
import { createMemoryLog } from '@strongroom/ledger/eventlog/log'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { measureAppends } from './measured-log.ts'

test('every append is timed, one that is refused too, and answers as it would', async () => {
  const { log, register } = measureAppends(createMemoryLog())
  const registry = new Registry()
  register(registry)
  const event = () => ({ id: randomUUID(), type: 'Noted', data: '{}', metadata: '{}' })
  expect(await log.append('a', 'no-stream', [event()])).toMatchObject({ revision: 0 })
  await log.appendTogether([{ stream: 'b', expected: 'no-stream', events: [event()] }])
  await expect(log.append('a', 'no-stream', [event()])).rejects.toThrow('a is at revision 0')
  expect((await log.readAll({ limit: 10 })).length).toBe(2)
  expect(await registry.metrics()).toContain('strongroom_log_append_seconds_count 3')
})
