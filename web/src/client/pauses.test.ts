import { describe, expect, test } from 'vitest'
import { pauseAfterFailure, pauseWhileBehind, type Standing } from './pauses.ts'
import { CallFailed, type Problem } from './problem.ts'

/** A query that has had no answer for so long, and had one before unless `data` says otherwise. */
const failing = (problem: Problem, withoutMs: number, more: Partial<Standing> = {}): Standing => ({
  ...{ data: { rows: [] }, dataUpdatedAt: 512_000 - withoutMs, errorUpdatedAt: 512_000, errorUpdateCount: 3 },
  error: new CallFailed(problem),
  ...more,
})
const UNREACHABLE: Problem = { kind: 'unreachable' }

describe('a query that failed', () => {
  test.each([
    [1_000, 1_500],
    [10_000, 3_750],
    [40_000, 15_000],
    [600_000, 22_500],
  ])('after %i ms without an answer is asked again after %i', (withoutMs, pauseMs) => {
    expect(pauseAfterFailure(failing(UNREACHABLE, withoutMs))).toBe(pauseMs)
  })

  test('is not asked again before the server wants it', () => {
    expect(pauseAfterFailure(failing({ kind: 'busy', retryAfterSeconds: 25 }, 1_000))).toBe(25_000)
    expect(pauseAfterFailure(failing({ kind: 'too-often', retryAfterSeconds: 60 }, 1_000))).toBe(60_000)
  })

  test('without ever an answer is asked less often with each failure', () => {
    const after = (errorUpdateCount: number) =>
      pauseAfterFailure(failing(UNREACHABLE, 0, { data: undefined, dataUpdatedAt: 0, errorUpdateCount }))
    expect([1, 3, 9].map(after)).toEqual([1_500, 3_000, 22_500])
  })

  test('is spread, so that pages which lost one server do not come back at once', () => {
    const pauses = [0, 100, 511].map(late =>
      pauseAfterFailure(failing(UNREACHABLE, 1_000, { errorUpdatedAt: 512_000 + late })),
    )
    expect(new Set(pauses).size).toBe(3)
  })

  test.each<Problem>([{ kind: 'forbidden' }, { kind: 'unknown' }, { kind: 'broken', requestId: undefined }])(
    'for good is left alone: %j',
    problem => expect(pauseAfterFailure(failing(problem, 1_000))).toBeUndefined(),
  )
})

test('a list that is behind is asked again by how far it is', () => {
  const pauses = [
    { isBehind: true },
    { behindSeconds: 1 },
    { isBehind: true, behindSeconds: 9 },
    { behindSeconds: 3_600 },
    {},
    undefined,
  ].map(data => pauseWhileBehind({ data }))
  expect(pauses).toEqual([500, 500, 4_500, 15_000, undefined, undefined])
})
