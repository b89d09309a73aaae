import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { root } from '../tool.ts'
import { type KeptProcess, keepProcess } from './keep-process.ts'

describe('a kept process', () => {
  let folder: string
  let notes: string
  let kept: KeptProcess | undefined

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'strongroom-keep-'))
    notes = join(folder, 'notes')
  })
  afterEach(async () => {
    await kept?.stop()
    kept = undefined
    rmSync(folder, { recursive: true, force: true })
  })

  const said = vi.fn()
  const keep = (giveUp: (error: Error) => void, more: NodeJS.ProcessEnv = {}) =>
    keepProcess({
      name: 'kept',
      script: 'scripts/testing/kept-process.ts',
      environment: { ...process.env, NOTES: notes, ...more },
      logFile: join(folder, 'notes.log'),
      say: said,
      giveUp,
      pauseMs: 10,
    })
  const noted = (word: string, times = 1): Promise<string[]> =>
    vi.waitFor(
      () => {
        const lines = readFileSync(notes, 'utf8')
          .trim()
          .split('\n')
          .filter(line => line.startsWith(word))
        expect(lines.length).toBe(times)
        return lines.map(line => line.split(' ')[1] as string)
      },
      { timeout: 300_000 },
    )

  test('is asked to stop, and waited for', async () => {
    kept = keep(fail)
    await noted('begun')
    await kept.stop()
    expect(readFileSync(notes, 'utf8')).toContain('stopped')
  })

  test('is started again when it is killed', async () => {
    kept = keep(fail)
    const [pid] = await noted('begun')
    process.kill(Number(pid), 'SIGKILL')
    await noted('begun', 2)
    expect(said).toHaveBeenLastCalledWith('kept was ended by SIGKILL; starting it again')
  })

  test('is given up, with its last words, when it ends five times in a row', async () => {
    const { promise, resolve } = Promise.withResolvers<Error>()
    kept = keep(resolve, { FAILS: 'yes' })
    expect((await promise).message).toMatch(/ended with code 3[\s\S]*out of order/)
    await noted('begun', 5)
  })

  test('stops by itself when its keeper is killed', async () => {
    const keeper = fork(join(root, 'scripts/testing/keeper.ts'), { env: { ...process.env, NOTES: notes } })
    await noted('begun')
    keeper.kill('SIGKILL')
    await noted('stopped')
  })
})

const fail = (error: Error) => {
  throw error
}
