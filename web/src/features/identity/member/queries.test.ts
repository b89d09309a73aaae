import { expect, test } from 'vitest'
import { userinfoQuery } from '../../../platform/members/member/queries.ts'
import { member } from '../../../testing/people.ts'
import { standingQuery } from './queries.ts'

const never = { id: null, type: null, reason: null, submitted_date: null, decided_date: null }
const standing = (step: 1 | 2 | 3 | 4) => ({ ...never, step, kyc_status: 0 as const })

/** How soon a query asks again, in milliseconds, of what it knows; false: it waits to be asked. */
const again = (query: { refetchInterval?: unknown }, data: unknown): number | false =>
  (query.refetchInterval as (of: object) => number | false)({ state: { data } })

test('a decision about the identity that somebody else takes is seen without a reload', () => {
  expect(again(standingQuery, standing(2))).toBe(10_000)
  expect(again(userinfoQuery, member({ kyc_status: 0 }))).toBe(10_000)
  expect(again(userinfoQuery, member({ card_status: 1 }))).toBe(10_000)
})

test('once there is nothing to decide, it is asked for seldom, or no more', () => {
  for (const step of [1, 3, 4] as const) expect(again(standingQuery, standing(step))).toBe(false)
  expect(again(userinfoQuery, member())).toBe(60_000)
})
