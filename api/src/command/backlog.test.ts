import { describe, expect, test } from 'vitest'
import { type Backlog, createBacklog, isFull } from './backlog.ts'

/** A backlog on a clock of its own. */
const begin = (elsewhere?: () => number) => {
  let nowMs = 0
  const backlog = createBacklog(elsewhere, () => nowMs)
  const pass = (ms: number) => {
    nowMs += ms
  }
  /** One leaves, and the next comes, every so many milliseconds. */
  const turn = (times: number, everyMs: number) => {
    for (let i = 0; i < times; i++) {
      pass(everyMs)
      backlog.leave()
      backlog.enter()
    }
  }
  const enter = (times: number) => {
    for (let i = 0; i < times; i++) backlog.enter()
  }
  return { backlog, pass, turn, enter }
}

const isTaken = (backlog: Backlog, waitMs = 1_000, always = 8) => !isFull([backlog], { always, waitMs })

describe('a backlog', () => {
  test('foretells the stay of one that comes now: those there, times the time after which one leaves', () => {
    const { backlog, turn, enter } = begin()
    enter(20)
    turn(1_000, 10)
    expect(backlog.waitMs()).toBeGreaterThan(0.95 * 200)
    expect(backlog.waitMs()).toBeLessThanOrEqual(200)
  })

  test('is full where they wait behind each other for too long', () => {
    const { backlog, turn, enter } = begin()
    enter(90)
    turn(1_000, 10)
    expect(isTaken(backlog)).toBe(true)
    enter(20)
    expect(isTaken(backlog)).toBe(false)
  })

  test('is never full of a few, however slow the machine is', () => {
    const { backlog, turn, enter } = begin()
    enter(7)
    turn(20, 5_000)
    expect(backlog.waitMs()).toBeGreaterThan(4_000)
    expect(isTaken(backlog)).toBe(true)
    enter(1)
    expect(isTaken(backlog)).toBe(false)
  })

  test('takes a crowd at once before anything is known, and not when none of it leaves', () => {
    const { backlog, pass, enter } = begin()
    enter(500)
    expect(isTaken(backlog)).toBe(true)
    pass(900)
    expect(isTaken(backlog)).toBe(false)
  })

  test('holds a quiet hour for nothing', () => {
    const { backlog, pass, turn, enter } = begin()
    enter(20)
    turn(1_000, 1)
    for (let i = 0; i < 20; i++) backlog.leave()
    pass(3_600_000)
    enter(100)
    expect(backlog.waitMs()).toBeLessThan(110)
  })

  test('is empty in the moment that they have left, however long it was full', () => {
    const { backlog, turn, enter } = begin()
    enter(1_000)
    turn(1_000, 100)
    expect(isTaken(backlog)).toBe(false)
    for (let i = 0; i < 993; i++) backlog.leave()
    expect(isTaken(backlog)).toBe(true)
  })

  test('forgets a long stop of the whole process within two seconds of work', () => {
    const { backlog, pass, turn, enter } = begin()
    enter(100)
    turn(1_000, 1)
    pass(60_000)
    turn(2_000, 1)
    expect(backlog.waitMs()).toBeLessThan(200)
  })

  test('does not count those that wait elsewhere', () => {
    const { backlog, pass, enter } = begin(() => 500)
    enter(507)
    pass(60_000)
    expect(backlog.count()).toBe(7)
    expect(isTaken(backlog)).toBe(true)
  })

  test('is the sum of two that stand one behind the other', () => {
    const [one, two] = [begin(), begin()]
    for (const { enter, turn } of [one, two]) {
      enter(60)
      turn(1_000, 10)
    }
    expect(isTaken(one.backlog)).toBe(true)
    expect(isFull([one.backlog, two.backlog], { always: 8, waitMs: 1_000 })).toBe(true)
  })
})
