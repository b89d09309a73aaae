import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { root } from '../tool.ts'
import { StartRefused } from './refused.ts'
import { hearProgress } from './start-message.ts'
import { openTeller, type Teller } from './teller.ts'

let teller: Teller | undefined
afterEach(() => teller?.end())

/** A teller, and what it has written. */
const given = (more: { readonly isTTY?: boolean; readonly patienceTicks?: number } = {}) => {
  const written: string[] = []
  const { isTTY = false, patienceTicks = 1_000_000 } = more
  const out = { isTTY, columns: 60, write: (text: string) => written.push(text) }
  teller = openTeller({ out, patienceTicks, tickMs: 1, lastWords: () => 'the last line of the log' })
  return { ...teller, written }
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
    expect(text).toMatch(/The disk is full\n.*building the client 43 %, demo day 74 of 120$/)
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
  test('when nothing moves any more, with the last words of the log', async () => {
    const { moved, stalled } = given({ patienceTicks: 20 })
    moved({ doing: 'demo day', done: 74, of: 120 })
    const error = await stalled.catch((found: Error) => found)
    expect(error).toBeInstanceOf(StartRefused)
    expect(error.message).toMatch(
      /^The start is given up: nothing has moved for .*\(demo day 74 of 120\)\.\nThe log said last:\nthe last line of the log$/,
    )
  })

  test('not while a slow child moves, however long the whole takes; and when the same is only said again', async () => {
    // The child tells of a step whenever it is asked to, and is asked when a tenth of the patience is over.
    const patienceTicks = 200
    const { moved, stalled } = given({ patienceTicks })
    const child = fork(join(root, 'scripts/testing/slow-child.ts'))
    let isGivenUp = false
    void stalled.catch(() => {
      isGivenUp = true
    })
    const hear = hearProgress(moved)
    let steps = 0
    await new Promise<void>(done => {
      child.on('message', message => {
        hear(message)
        // Twice as long in all as it may rest.
        if (++steps === 20) done()
        else setTimeout(() => child.send('on'), patienceTicks / 10)
      })
    })
    expect(isGivenUp).toBe(false)
    const again = setInterval(() => moved({ doing: 'slow work', done: steps, of: 1_000 }), 5)
    await expect(stalled).rejects.toThrow('slow work')
    clearInterval(again)
    child.disconnect()
    await once(child, 'exit')
  })
})
