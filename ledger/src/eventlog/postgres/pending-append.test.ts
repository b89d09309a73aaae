import { describe, expect, test } from 'vitest'
import { newEvents } from '../testing/contract/kit.ts'
import {
  explicitAfter,
  maxBatchAppends,
  type Part,
  type PendingAppend,
  takeBatch,
  unitsOf,
} from './pending-append.ts'

const part = (stream: string, after: number | undefined, events = newEvents(1)): Part => ({
  stream,
  expected: after ?? 'any',
  events,
  after,
})

const joint = (parts: readonly Part[], { alone = false } = {}): PendingAppend => ({
  parts,
  alone,
  giveUpAt: 0,
  resolve: () => {},
  reject: () => {},
})

const pending = (stream: string, after: number | undefined, { events = newEvents(1), alone = false } = {}) =>
  joint([part(stream, after, events)], { alone })

const startsOf = (queue: PendingAppend[]) => takeBatch(queue).starts.map(({ stream }) => stream)

describe('takeBatch', () => {
  test('takes appends that follow each other and leaves the queue behind them', () => {
    const queue = [
      pending('a', -1, { events: newEvents(2) }),
      pending('b', 4),
      pending('a', 1),
      pending('a', 2),
    ]
    const all = [...queue]
    const { appends, starts, misfits } = takeBatch(queue)
    expect(appends).toEqual(all)
    expect(starts).toEqual([
      { stream: 'a', after: -1 },
      { stream: 'b', after: 4 },
    ])
    expect([misfits, queue]).toEqual([[], []])
  })

  test('sets aside what fits behind nothing, and what expects no revision', () => {
    const queue = [pending('a', 3), pending('a', 3), pending('a', 4), pending('b', undefined)]
    const [first, same, next, any] = queue
    expect(takeBatch(queue)).toEqual({
      appends: [first, next],
      starts: [{ stream: 'a', after: 3 }],
      misfits: [same, any],
    })
  })

  test('sets an append to several streams aside as a whole, and what follows it', () => {
    const queue = [pending('a', 3), joint([part('b', 0), part('a', 3)]), pending('b', 1), pending('c', 0)]
    const [first, both, behind, other] = queue
    const { appends, misfits } = takeBatch(queue)
    expect([appends, misfits]).toEqual([[first, behind, other], [both]])
  })

  test('ends at the largest number of appends', () => {
    const queue = Array.from({ length: maxBatchAppends + 5 }, (_, i) => pending(`s${i}`, -1))
    expect(takeBatch(queue).appends).toHaveLength(maxBatchAppends)
    expect(queue).toHaveLength(5)
  })

  test('ends before it grows too large, but takes one append of any size', () => {
    const large = () =>
      pending('s', -1, { events: [{ ...newEvents(1)[0], data: 'x'.repeat(3_000_000) }] as never })
    const queue = [large(), large(), large()]
    expect(takeBatch(queue).appends).toHaveLength(1)
    expect(queue).toHaveLength(2)
  })

  test('takes what has to be alone alone', () => {
    const queue = [pending('a', -1), pending('b', -1, { alone: true }), pending('c', -1)]
    expect(startsOf(queue)).toEqual(['a'])
    expect(startsOf(queue)).toEqual(['b'])
    expect(startsOf(queue)).toEqual(['c'])
  })
})

test('what is joined by appends to several streams is one unit, whatever joined it last', () => {
  const units = unitsOf([
    joint([part('a', 0), part('b', 0)]),
    pending('lonely', 0),
    joint([part('c', 0), part('d', 0)]),
    pending('a', 1),
    joint([part('b', 1), part('c', 1)]),
  ])
  const [a, b, c, d, lonely] = ['a', 'b', 'c', 'd', 'lonely'].map(stream => units.get(stream))
  expect(new Set([a, b, c, d]).size).toBe(1)
  expect(lonely).not.toBe(a)
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
