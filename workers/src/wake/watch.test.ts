import type { Job } from '@strongroom/api/vault'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Due } from './due-times.ts'
import { Watch } from './watch.ts'

let due: Record<string, Due>
let asked: string[]
let looks: number
let errors: number
let stop: AbortController
let watch: Watch

const job = (over: Partial<Job> = {}): Job => ({ run: async () => {}, due: '', ...over })
const at = (inMs: number): Due => ({ at: String(Date.now() + inMs), inMs })

beforeEach(() => {
  vi.useFakeTimers()
  due = {}
  asked = []
  looks = 0
  errors = 0
  stop = new AbortController()
  watch = new Watch({
    jobs: {
      first: job({ mayFollow: ['second'] }),
      second: job(),
      patient: job({ longestPauseMs: 600_000 }),
      broken: job(),
    },
    askDueTimes: async names => {
      looks++
      if (names.includes('broken')) throw Object.assign(new Error('no such column'), { code: '42703' })
      return new Map(names.flatMap(name => (due[name] ? [[name, due[name]]] : [])))
    },
    ask: async name => void asked.push(name),
    onError: () => void errors++,
    stopping: stop.signal,
  })
})
afterEach(() => {
  stop.abort()
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('the watch over due times', () => {
  test('asks for what is due, and for nothing else', async () => {
    due = { first: at(-1) }
    await watch.look(['first', 'second'])
    expect(asked).toEqual(['first'])
  })

  test('sleeps until the earliest time, and looks again then: what was done meanwhile is not asked for', async () => {
    due = { first: at(30_000), second: at(20_000) }
    await watch.look(['first', 'second'])
    delete due.second
    await pass(20_000)
    expect([looks, asked]).toEqual([2, []])
    due = { first: { ...(due.first as Due), inMs: 0 } }
    await pass(10_000)
    expect([looks, asked]).toEqual([3, ['first']])
  })

  test('tries what still waits again, ever more seldom, up to once a minute or its own longest pause', async () => {
    due = { second: { at: 'then', inMs: -1 }, patient: { at: 'then', inMs: -1 } }
    await watch.look(['second', 'patient'])
    await pass(600_000)
    const times = (name: string) => asked.filter(each => each === name).length
    expect([times('second'), times('patient')]).toEqual([15, 10])
  })

  test('does not wait where something new has come, or another thing is due', async () => {
    due = { first: { at: 'then', inMs: -1 } }
    await watch.look(['first'])
    await watch.look(['first'])
    expect(asked).toHaveLength(1)
    await watch.look(['first'], true)
    expect(asked).toHaveLength(2)
    due = { first: { at: 'later', inMs: -1 } }
    await watch.look(['first'])
    expect(asked).toHaveLength(3)
  })

  test('asks for the others where the statement of one job is refused', async () => {
    due = { first: at(-1), second: at(-1) }
    await watch.look(['first', 'broken', 'second'])
    expect([asked, errors]).toEqual([['first', 'second'], 1])
  })

  test('looks at a job that has ended, and at those that follow from it', async () => {
    due = { first: at(-1), second: at(-1) }
    await watch.ended('first')
    expect(asked).toEqual(['first', 'second'])
  })

  test('goes on after a look for nothing, and asks again for what was asked for while a request was under way', async () => {
    await watch.look([])
    watch.ask('first')
    watch.ask('first')
    watch.ask('first')
    await pass(0)
    expect(asked).toEqual(['first', 'first'])
    due = { second: at(-1) }
    await watch.look(['second'])
    expect(asked).toEqual(['first', 'first', 'second'])
  })
})
