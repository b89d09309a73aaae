import { describe, expect, test } from 'vitest'
import { newEvents } from '../contract/kit.ts'
import { explicitAfter, maxBatchAppends, type PendingAppend, takeBatch } from './pending-append.ts'

const pending = (
  stream: string,
  after: number | undefined,
  { events = newEvents(1), alone = false } = {},
): PendingAppend => ({
  stream,
  expected: after ?? 'any',
  events,
  after,
  alone,
  giveUpAt: 0,
  resolve: () => {},
  reject: () => {},
})

describe('takeBatch', () => {
  test('joins appends that follow each other into runs and leaves the queue behind them', () => {
    const queue = [
      pending('a', -1, { events: newEvents(2) }),
      pending('b', 4),
      pending('a', 1),
      pending('a', 2),
    ]
    const [a1, b, a2, a3] = queue
    const { runs, misfits } = takeBatch(queue)
    expect(runs).toEqual([
      { stream: 'a', after: -1, appends: [a1, a2, a3] },
      { stream: 'b', after: 4, appends: [b] },
    ])
    expect([misfits, queue]).toEqual([[], []])
  })

  test('sets aside what fits behind nothing, and what expects no revision', () => {
    const queue = [pending('a', 3), pending('a', 3), pending('a', 4), pending('b', undefined)]
    const [first, same, next, any] = queue
    expect(takeBatch(queue)).toEqual({
      runs: [{ stream: 'a', after: 3, appends: [first, next] }],
      misfits: [same, any],
    })
  })

  test('ends at the largest number of appends', () => {
    const queue = Array.from({ length: maxBatchAppends + 5 }, (_, i) => pending(`s${i}`, -1))
    expect(takeBatch(queue).runs).toHaveLength(maxBatchAppends)
    expect(queue).toHaveLength(5)
  })

  test('ends before it grows too large, but takes one append of any size', () => {
    const large = () =>
      pending('s', -1, { events: [{ ...newEvents(1)[0], data: 'x'.repeat(3_000_000) }] as never })
    const queue = [large(), large(), large()]
    expect(takeBatch(queue).runs).toHaveLength(1)
    expect(queue).toHaveLength(2)
  })

  test('takes what has to be alone alone', () => {
    const queue = [pending('a', -1), pending('b', -1, { alone: true }), pending('c', -1)]
    expect(takeBatch(queue).runs.map(run => run.stream)).toEqual(['a'])
    expect(takeBatch(queue).runs.map(run => run.stream)).toEqual(['b'])
    expect(takeBatch(queue).runs.map(run => run.stream)).toEqual(['c'])
  })
})

test('an explicit revision is one before the first event', () => {
  expect([0, 7, 'no-stream', 'any', 'stream-exists'].map(value => explicitAfter(value as never))).toEqual([
    0,
    7,
    -1,
    undefined,
    undefined,
  ])
})
