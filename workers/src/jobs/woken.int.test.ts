import { describe, expect, test } from 'vitest'
import { until } from '../testing/until.ts'
import { wokenCases } from '../testing/woken-cases.ts'
import { givenWorkers, platform, sql } from '../testing/woken-platform.ts'
import { wokenVaultCases } from '../testing/woken-vault-cases.ts'

givenWorkers(async () => {
  await sql(`update views.checkpoint set version = 0 where projection = 'swaps'`)
  await sql(`insert into work.turns values ('sweep-expired', now() - interval '2 hours')`)
})

describe('what a commit makes due is done, without a look on a clock, by', () => {
  test.each(Object.entries({ ...wokenCases, ...wokenVaultCases }))(
    '%s',
    async (_, { before, commit, isDone }) => {
      await before?.()
      platform.lines.length = 0
      if (commit) expect(await isDone()).toBe(false)
      await commit?.()
      await until(isDone)
    },
  )
})
