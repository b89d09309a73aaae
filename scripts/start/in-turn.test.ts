import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

const folder = mkdtempSync(join(tmpdir(), 'strongroom-turn-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('work of one file is done one after the other, also after work that failed', async () => {
  const file = join(folder, 'cache/turn')
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = inTurn(file, async () => {
    done.push('first begins')
    await gate.promise
    done.push('first ends')
    throw new Error('no build')
  })
  const second = inTurn(file, async () => void done.push('second'))
  gate.resolve()
  await expect(first).rejects.toThrow('no build')
  await second
  expect(done).toEqual(['first begins', 'first ends', 'second'])
  expect(existsSync(file)).toBe(false)
})

test('a turn of a process that has died is over', async () => {
  const file = join(folder, 'left')
  // No process has a number above the limit of the system.
  writeFileSync(file, String(2 ** 30))
  let isDone = false
  await inTurn(file, async () => {
    isDone = true
  })
  expect([isDone, existsSync(file)]).toEqual([true, false])
})

test('a turn is kept while its work goes on, and is over once its process says nothing any more', async () => {
  const file = join(folder, 'kept')
  await inTurn(file, async () => {
    utimesSync(file, 0, 0)
    await expect.poll(() => statSync(file).mtimeMs).toBeGreaterThan(0)
  })
  // A living process, which is not one of ours.
  writeFileSync(file, String(process.ppid))
  utimesSync(file, 0, 0)
  let isDone = false
  await inTurn(file, async () => {
    isDone = true
  })
  expect(isDone).toBe(true)
})
