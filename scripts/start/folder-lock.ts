import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { StartRefused } from '@strongroom/api/process'
import { errorCode, errorMessage } from '@strongroom/shared/error'
import { folderPaths } from './folder-paths.ts'

type Holder = { readonly pid: number; readonly since: string; readonly port: number }

/** Says so when another process runs on the folder. */
export const refuseIfRunning = (folder: string): void => {
  const holder = readHolder(folderPaths(folder).lock)
  if (!holder || startTime(holder.pid) !== holder.since) return
  throw new StartRefused(
    `Strongroom is already running on ${folder} (process ${holder.pid}, port ${holder.port}).\n` +
      'Stop it first, or set DATA_DIR and PORT to run a second one.',
  )
}

/**
 * Takes the folder for this process; the answer gives it back. A lock left behind by a process that died is taken over:
 * its number alone proves nothing, because numbers are used again, so the time that process was started is compared too.
 */
export const lockFolder = (folder: string, port: number): (() => void) => {
  const { lock, logs } = folderPaths(folder)
  const made: string[] = []
  const giveBack = () => {
    if (made.length > 0 || existsSync(lock)) rmSync(lock, { force: true })
    // A start that was refused leaves nothing behind; directories that are not empty stay.
    for (const each of made.reverse()) removeEmpty(each)
  }
  try {
    makeFolders(folder, made)
    accessSync(folder, constants.W_OK)
    oneByOne(`${lock}.taking`, () => {
      refuseIfRunning(folder)
      writeFileSync(lock, JSON.stringify({ pid: process.pid, since: startTime(process.pid), port }))
    })
    makeFolders(logs, made)
  } catch (error) {
    if (error instanceof StartRefused) throw error
    giveBack()
    throw new StartRefused(unwritable(folder, error))
  }
  return giveBack
}

/** One after the other: below /proc, Node's own recursive way tries for ever. Those that were not there are added to `made`. */
const makeFolders = (folder: string, made: string[]): void => {
  const missing: string[] = []
  for (let at = folder; !existsSync(at); at = dirname(at)) missing.unshift(at)
  for (const each of missing) if (isMade(each, 0o700)) made.push(each)
  if (!statSync(folder).isDirectory()) throw new Error('it is a file')
}

const removeEmpty = (folder: string): void => {
  try {
    rmdirSync(folder)
  } catch {
    // It holds something, or is gone already.
  }
}

const unwritable = (folder: string, error: unknown): string =>
  errorCode(error) === 'ENOSPC'
    ? `There is no room on the disk of ${folder}. Make room and start again; nothing is lost.`
    : `${folder} cannot be written to (${errorMessage(error)}). Set DATA_DIR to another one.`

/** Much longer than a process needs to look at the lock and take it, with little of a processor, too. */
const abandonedMs = 60_000

/** Does something that no other process does at the same time: the process that could make the directory does it. */
const oneByOne = (directory: string, work: () => void): void => {
  while (!isMade(directory)) {
    const made = statSync(directory, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (made > 0 && Date.now() - made > abandonedMs) rmSync(directory, { recursive: true, force: true })
    // A moment without turning to anything else.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
  }
  try {
    work()
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

const isMade = (directory: string, mode?: number): boolean => {
  try {
    mkdirSync(directory, mode)
    return true
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    return false
  }
}

const readHolder = (lock: string): Holder | undefined => {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

/** When a process was started, in the kernel's clock; nothing when it does not run. */
const startTime = (pid: number): string | undefined => {
  try {
    // The fields after the name, which stands in parentheses and may hold anything. The start time is the 22nd of all.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19]
  } catch {
    return existsSync('/proc/self') ? undefined : aliveAt(pid)
  }
}

/** For systems without /proc. */
const aliveAt = (pid: number): string | undefined => {
  try {
    process.kill(pid, 0)
    return 'alive'
  } catch {
    return undefined
  }
}
