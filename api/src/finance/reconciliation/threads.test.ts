import { wire } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { csv, longFiles } from '../testing/statement-files.suite.ts'
import { readStatement } from './formats/read-statement.ts'
import { type GivenItem, matchCandidates } from './match-candidates.ts'
import { matchInThread } from './match-in-thread.ts'
import { readInThread } from './read-in-thread.ts'

const lines = 2_500
const never = new AbortController().signal
const files = longFiles(lines)

/** Takes the turns of this thread that are left for others until something is over. */
const turnsBeside = async (work: Promise<unknown>): Promise<number> => {
  let isOver = false
  let turns = 0
  const over = work.finally(() => {
    isOver = true
  })
  while (!isOver) {
    await new Promise(resolve => setImmediate(resolve))
    turns++
  }
  await over
  return turns
}

describe('a statement that is read in a thread', () => {
  test.each(wire.statementFormats)(
    'comes some lines at a time, and others have their turns: %s',
    async format => {
      const [content, reading] = files[format]
      const pieces: number[] = []
      const read: unknown[] = []
      const order = { content: new Uint8Array(Buffer.from(content)), reading }
      const reads = readInThread(
        order,
        some => {
          pieces.push(some.length)
          read.push(...some)
        },
        never,
      )
      expect(await turnsBeside(reads)).toBeGreaterThan(pieces.length)
      expect(Math.max(...pieces)).toBeLessThanOrEqual(1_000)
      const whole = await readStatement(content, reading)
      expect([read, (await reads).spans]).toEqual([whole.lines, whole.spans])
    },
  )

  test('is given up when the process ends, and says when its thread has', async () => {
    const order = () => ({ content: new Uint8Array(Buffer.from(files.csv[0])), reading: csv() })
    await expect(readInThread(order(), () => {}, AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    })
    const wrong = { ...order(), reading: { ...csv(), mapping: null } }
    await expect(readInThread(wrong, () => {}, never)).rejects.toThrow('a source of CSV has no columns')
  })
})

test('items that are matched in a thread are matched as here, and come some at a time', async () => {
  const item = (side: 'line' | 'entry', at: number): GivenItem => ({
    ...{ id: `${side === 'line' ? 'L' : 'E'}${at}`, side, day: '2026-10-05', amount: '1', currency: 'USD' },
    ...{ references: [`REF-${at}`], isAlso: at % 7 === 0 },
  })
  const items = Array.from({ length: lines }, (_, at) => [item('line', at), item('entry', at)]).flat()
  const rules = [{ by: 'reference' as const, days: 3, tolerance: '0' }]
  const order = { rules, byHand: ['L3', 'E3'], lastByHand: 4, corrected: [], waiting: ['E5'] }
  const matches = matchInThread(order, items, never)
  expect(await turnsBeside(matches)).toBeGreaterThan(3)
  const matched = await matches
  expect(matched).toEqual(matchCandidates(order, items))
  const ids = new Set(matched.map(({ id }) => id))
  expect(['L1', 'E1'].every(id => ids.has(id))).toBe(true)
  // By hand, waiting for a correction, and lines that came before.
  expect(['L3', 'E3', 'L5', 'E5', 'L7', 'E7'].some(id => ids.has(id))).toBe(false)
})
