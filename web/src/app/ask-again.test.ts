import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { movedBy } from '../client/following.ts'
import { createAskAgain } from './ask-again.ts'
import { createQueries } from './create-queries.ts'

let leave = () => {}
afterEach(() => leave())

/** A query on screen, of which each answer waits until it is given. */
const shown = () => {
  const queries = createQueries()
  const give: (() => void)[] = []
  const queryFn = () => new Promise<number>(resolve => give.push(() => resolve(give.length)))
  const observer = new QueryObserver(queries, {
    queryKey: ['top-ups'],
    queryFn,
    refetchInterval: 600_000,
    meta: movedBy('top_ups'),
  })
  leave = observer.subscribe(() => {})
  return { queries, observer, give }
}
/** Breaks between rounds, each of which lasts until it is ended. */
const breaks = () => {
  const ends: (() => void)[] = []
  return { ends, rest: () => new Promise<void>(resolve => ends.push(resolve)) }
}

const first = async ({ give, observer }: ReturnType<typeof shown>) => {
  give[0]?.()
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(1))
}

test('messages of a second are asked after at once and then together, after the break and the answer', async () => {
  const screen = shown()
  await first(screen)
  const { give, queries, observer } = screen
  const { ends, rest } = breaks()
  const askAgain = createAskAgain(queries, rest)
  askAgain(['top_ups'])
  await vi.waitFor(() => expect(give).toHaveLength(2))
  askAgain(['top_ups'])
  askAgain(['withdrawals'])
  give[1]?.()
  await vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe('idle'))
  expect(give).toHaveLength(2)
  ends[0]?.()
  await vi.waitFor(() => expect(give).toHaveLength(3))
  askAgain()
  ends[1]?.()
  await vi.waitFor(() => expect(ends).toHaveLength(2))
  expect(give).toHaveLength(3)
  give[2]?.()
  await vi.waitFor(() => expect(give).toHaveLength(4))
  give[3]?.()
  ends[2]?.()
})

test('what the models do not move is left alone', async () => {
  const screen = shown()
  await first(screen)
  const { give, queries } = screen
  const { ends, rest } = breaks()
  const askAgain = createAskAgain(queries, rest)
  askAgain(['withdrawals'])
  await vi.waitFor(() => expect(ends).toHaveLength(1))
  expect(give).toHaveLength(1)
  ends[0]?.()
})
