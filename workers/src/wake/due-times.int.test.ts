import type { Job } from '@strongroom/api/vault'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPlatform, type Platform } from '../testing/worker-kit.ts'
import { askDueTimes } from './due-times.ts'

let platform: Platform
beforeAll(async () => {
  platform = await openPlatform()
})
afterAll(() => platform.stop())

test('the time of a job is sought once, however often it is mentioned: it may look through all that waits', async () => {
  const { pool } = platform
  await pool.query(`create sequence sought`)
  // For the planner like any look at a table: it may be done again for each mention.
  await pool.query(`create function look() returns timestamptz stable language plpgsql as
    $$ begin perform nextval('sought'); return '2026-01-01'; end $$`)
  const run = async () => {}
  const jobs: Record<string, Job> = { one: { run, due: 'select look()' }, two: { run, due: 'select null' } }
  const ask = askDueTimes({ pool, jobs, now: () => new Date(), head: () => '' })
  expect([...(await ask(['one'])).keys()]).toEqual(['one'])
  expect([...(await ask(['one', 'two'])).keys()]).toEqual(['one'])
  const { rows } = await pool.query<{ last: string }>('select last_value as last from sought')
  expect(rows).toEqual([{ last: '2' }])
})
