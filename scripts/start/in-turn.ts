import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** How often a process says that its turn goes on, and after which silence another one no longer believes in it. */
const SIGN_MS = 5_000
const SILENCE_MS = 120_000

/**
 * Does the work while no other process does work of the same file: `file` holds the number of the process whose turn it is,
 * and a turn whose process has died, or has long given no sign, is over, however long it may take. It saves double work and no more: the work must be safe side by side, because
 * two processes that find a dead turn at the same moment may both begin.
 */
export const inTurn = async (file: string, work: () => Promise<void>): Promise<void> => {
  mkdirSync(dirname(file), { recursive: true })
  while (!isTaken(file)) await sleep(100)
  const signs = setInterval(() => giveSign(file), SIGN_MS)
  try {
    await work()
  } finally {
    clearInterval(signs)
    if (holderOf(file) === process.pid) rmSync(file, { force: true })
  }
}

const isTaken = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    if (!isAlive(holderOf(file)) || isSilent(file)) rmSync(file, { force: true })
    return false
  }
}

const giveSign = (file: string): void => {
  if (holderOf(file) === process.pid) utimesSync(file, new Date(), new Date())
}

const isSilent = (file: string): boolean => {
  const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return at !== undefined && Date.now() - at > SILENCE_MS
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
