import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '@strongroom/shared/error'

/** How often a process says that its turn goes on, by touching the file. */
const TOUCH_MS = 1_000
/** A turn that says nothing for so long is over: its process's number may be another one's now. */
const SILENT_MS = 120_000

/**
 * Does the work while no other process does work of the same file: `file` holds the number of the process whose turn it is,
 * and a turn whose process has died is over. However long a turn takes, the others wait for it: on a machine that is too busy, a
 * second build beside it would make both later. It saves double work and no more: the work must be safe side by side, because
 * two processes that find a dead turn at the same moment may both begin.
 */
export const inTurn = async (file: string, work: () => Promise<void>): Promise<void> => {
  mkdirSync(dirname(file), { recursive: true })
  while (!isTaken(file)) await sleep(100)
  const touching = setInterval(() => touch(file), TOUCH_MS)
  try {
    await work()
  } finally {
    clearInterval(touching)
    if (holderOf(file) === process.pid) rmSync(file, { force: true })
  }
}

const isTaken = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    if (isSilent(file) || !isAlive(holderOf(file))) rmSync(file, { force: true })
    return false
  }
}

const touch = (file: string): void => {
  const now = new Date()
  try {
    if (holderOf(file) === process.pid) utimesSync(file, now, now)
  } catch {
    // Removed at this moment: the turn goes on without it.
  }
}

const isSilent = (file: string): boolean => {
  const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return at !== undefined && Date.now() - at > SILENT_MS
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
    return errorCode(error) === 'EPERM'
  }
}
