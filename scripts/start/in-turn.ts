import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long a process waits for another one's turn to end; then it no longer believes in it. */
const PATIENCE_MS = 120_000

/**
 * Does the work while no other process does work of the same file: `file` holds the number of the process whose turn it is,
 * and a turn whose process has died is over. It saves double work and no more: the work must be safe side by side, because
 * two processes that find a dead turn at the same moment may both begin.
 */
export const inTurn = async (file: string, work: () => Promise<void>): Promise<void> => {
  mkdirSync(dirname(file), { recursive: true })
  for (const end = Date.now() + PATIENCE_MS; !isTaken(file) && Date.now() < end; ) await sleep(100)
  try {
    await work()
  } finally {
    if (holderOf(file) === process.pid) rmSync(file, { force: true })
  }
}

const isTaken = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    if (!isAlive(holderOf(file))) rmSync(file, { force: true })
    return false
  }
}

const holderOf = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
