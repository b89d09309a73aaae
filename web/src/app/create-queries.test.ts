import { describe, expect, test } from 'vitest'
import { CallFailed, type Problem } from '../client/problem.ts'
import { createQueries } from './create-queries.ts'

const { retry, retryDelay } = createQueries().getDefaultOptions().queries as {
  readonly retry: (failures: number, thrown: unknown) => boolean
  readonly retryDelay: (failures: number, thrown: unknown) => number
}
const failed = (problem: Problem) => new CallFailed(problem)

describe('a read that fails', () => {
  test.each<[Problem, boolean]>([
    [{ kind: 'unreachable' }, true],
    [{ kind: 'busy', retryAfterSeconds: 3 }, true],
    [{ kind: 'too-often', retryAfterSeconds: 3 }, false],
    [{ kind: 'broken', requestId: undefined }, false],
  ])('because of %j is tried again: %s', (problem, again) => {
    expect(retry(0, failed(problem))).toBe(again)
    expect(retry(2, failed(problem))).toBe(false)
  })

  test('comes back to a busy server when that says, and to a lost one after pauses of its own', () => {
    expect(retryDelay(1, failed({ kind: 'busy', retryAfterSeconds: 7 }))).toBe(7_000)
    expect(retryDelay(1, failed({ kind: 'unreachable' }))).toBe(2_000)
  })
})
