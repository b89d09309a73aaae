import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { StartRefused } from '@strongroom/api/process'
import { describe, expect, test } from 'vitest'
import { root } from '../tool.ts'
import { hearProgress, openTeller } from './teller.ts'

/** A teller, and what it has written. */
const given = ({ isTTY = false } = {}) => {
  const written: string[] = []
  let tick = () => {}
  const out = { isTTY, columns: 60, write: (text: string) => written.push(text) }
  const everySecond = (each: () => void) => {
    tick = each
    return () => {}
  }
  const teller = openTeller({ out, everySecond, lastWords: () => 'the last line of the log' })
  /** Lets so many seconds pass. */
  const pass = (seconds: number) => {
    for (let each = 0; each < seconds; each++) tick()
  }
  return { ...teller, written, pass }
}
const steps = (doing: string, of: number) =>
  Array.from({ length: of + 1 }, (_, done) => ({ doing, done, of }))

describe('a start tells how far it is', () => {
  test('in one line that moves, at a terminal, which what is said stands above', () => {
    const { moved, say, written } = given({ isTTY: true })
    moved({ doing: 'building the client', done: 43, of: 100 })
    moved({ doing: 'demo day', done: 74, of: 120 })
    say('The disk is full')
    const text = written.join('')
    expect(text.split('\n')).toHaveLength(2)
    expect(text).toContain('\r\u001b[K  building the client 43 %, demo day 74 of 120')
    expect(text).toMatch(/The disk is full\n[\s\S]*building the client 43 %, demo day 74 of 120$/)
  })

  test('in a line no wider than the terminal', () => {
    const { moved, written } = given({ isTTY: true })
    moved({ doing: 'a long piece of work '.repeat(9), done: 1, of: 2 })
    expect(written.join('').replaceAll('\r\u001b[K', '').length).toBeLessThan(60)
  })

  test('in a few lines elsewhere: when a piece begins, and at each quarter of it', () => {
    const { moved, written } = given()
    for (const how of steps('demo day', 120)) moved(how)
    for (const how of steps('starting the database', 1)) moved(how)
    expect(written).toEqual([
      ...[0, 30, 60, 90, 120].map(day => `  demo day ${day} of 120\n`),
      '  starting the database\n',
    ])
  })
})

describe('a start is given up', () => {
  test('when nothing has moved for five minutes, with the last words of the log', async () => {
    const { moved, stalled, pass } = given()
    moved({ doing: 'demo day', done: 74, of: 120 })
    pass(300)
    const error = await stalled.catch((found: Error) => found)
    expect(error).toBeInstanceOf(StartRefused)
    expect(error.message).toBe(
      'The start is given up: nothing has moved for five minutes (demo day 74 of 120).\nThe log said last:\nthe last line of the log',
    )
  })

  test('not while a slow child moves, however long the whole takes; but when it says the same again', async () => {
    const { moved, stalled, pass } = given()
    let isGivenUp = false
    const givenUp = stalled.catch(() => {
      isGivenUp = true
    })
    const child = fork(join(root, 'scripts/testing/slow-child.ts'))
    const hear = hearProgress(moved)
    for (let minutes = 0; minutes < 60; minutes += 4.9) {
      const [message] = await once(child, 'message')
      hear(message)
      pass(294)
      const isLast = minutes + 4.9 >= 60
      if (isLast) hear(message)
      else child.send('go on')
    }
    expect(isGivenUp).toBe(false)
    pass(6)
    await givenUp
    expect(isGivenUp).toBe(true)
    child.disconnect()
    await once(child, 'exit')
  })
})
