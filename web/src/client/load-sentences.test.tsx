import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { onScreen } from '../testing/on-screen.tsx'
import { createSentences } from './load-sentences.ts'
import type { Problem } from './problem.ts'
import * as written from './problem-sentences.ts'

const refused: Problem = { kind: 'refused', code: 'RECEIVER_UNKNOWN', message: '', details: {} }
const wrong: Problem = { kind: 'wrong', issues: [{ path: 'from', message: 'A day' }] }

afterEach(() => void vi.useRealTimers())

/** Sentences of a browser that has just come, with a screen that reads them. */
const given = (load: () => Promise<typeof written>) => {
  const loading = vi.fn(load)
  const sentences = createSentences(loading)
  const read: boolean[] = []
  function Reader() {
    read.push(sentences.useSentences() !== undefined)
    return null
  }
  onScreen(<Reader />)
  return { ...sentences, loading, isRead: () => read.at(-1) }
}

test.each([refused, wrong])(
  'the first problem of a kind that has sentences brings them: %o',
  async problem => {
    const { failureOf, loading, isRead } = given(async () => written)
    expect(isRead()).toBe(false)
    const failure = await act(() => failureOf(problem))
    expect([failure.problem, isRead()]).toEqual([problem, true])
    await failureOf(problem)
    expect(loading).toHaveBeenCalledTimes(1)
  },
)

test('a problem of another kind needs none of them', async () => {
  const { failureOf, loading } = given(async () => written)
  await failureOf({ kind: 'unreachable' })
  expect(loading).not.toHaveBeenCalled()
})

test('a call fails after a while without its sentence, which is still read when it comes', async () => {
  vi.useFakeTimers()
  const { promise, resolve } = Promise.withResolvers<typeof written>()
  const { failureOf, isRead } = given(() => promise)
  const failing = failureOf(refused)
  await vi.runAllTimersAsync()
  expect((await failing).problem).toBe(refused)
  await act(async () => resolve(written))
  expect(isRead()).toBe(true)
})

test('sentences that could not be loaded are asked for again with the next problem', async () => {
  let isThere = false
  const { failureOf, isRead } = given(async () => {
    if (!isThere) throw new Error('no network')
    return written
  })
  await failureOf(refused)
  expect(isRead()).toBe(false)
  isThere = true
  await act(() => failureOf(refused))
  expect(isRead()).toBe(true)
})
