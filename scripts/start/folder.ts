import { randomBytes } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { StartRefused } from './refused.ts'

/** What the embedded default keeps in `DATA_DIR`. */
export const folderPaths = (folder: string) => ({
  lock: join(folder, 'running.json'),
  secrets: join(folder, 'secrets.json'),
  demo: join(folder, 'demo.json'),
  postgres: join(folder, 'postgres'),
  postgresPort: join(folder, 'postgres-port'),
  logs: join(folder, 'logs'),
})

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
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new StartRefused(
      `${folder} cannot be written to (${(error as Error).message}). Set DATA_DIR to another one.`,
    )
  }
  oneByOne(`${lock}.taking`, () => {
    refuseIfRunning(folder)
    writeFileSync(lock, JSON.stringify({ pid: process.pid, since: startTime(process.pid), port }))
  })
  mkdirSync(logs, { recursive: true, mode: 0o700 })
  return () => rmSync(lock, { force: true })
}

/** Long after anybody who looks at the lock and takes it is done with that. */
const abandonedMs = 5_000

/** Does something that no other process does at the same time: whoever could make the directory is at it. */
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

const isMade = (directory: string): boolean => {
  try {
    mkdirSync(directory)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
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

/** The log file of one process. What the run before said is kept beside it. */
export const freshLogFile = (folder: string, name: string): string => {
  const file = join(folderPaths(folder).logs, `${name}.log`)
  if (existsSync(file)) renameSync(file, file.replace(/log$/, 'before.log'))
  return file
}

export type Secrets = { readonly postgresPassword: string; readonly secretKey: string }

/** The secrets of this folder: made at random once, readable by its owner only. */
export const readSecrets = (folder: string): Secrets => {
  const { secrets } = folderPaths(folder)
  if (!existsSync(secrets)) {
    const made = { postgresPassword: randomText(), secretKey: randomText() }
    writeFileSync(secrets, JSON.stringify(made), { mode: 0o600 })
  }
  return JSON.parse(readFileSync(secrets, 'utf8')) as Secrets
}

const randomText = () => randomBytes(32).toString('base64url')

/** Empties the folder after asking. Refuses a folder that is not one of ours: `DATA_DIR` may be mistyped. */
export const emptyFolder = async (folder: string, { yes }: { yes: boolean }): Promise<void> => {
  const entries = existsSync(folder) ? readdirSync(folder) : []
  if (entries.length === 0) return
  const { secrets, postgres } = folderPaths(folder)
  if (![secrets, postgres].some(path => existsSync(path))) {
    throw new StartRefused(`${folder} holds something else than Strongroom's data; it is left as it is.`)
  }
  if (!yes && !(await agrees(`Delete all data in ${folder}? Type yes: `))) {
    throw new StartRefused('Nothing was deleted.')
  }
  // Another one may have been started while the question stood there.
  refuseIfRunning(folder)
  for (const entry of entries) rmSync(join(folder, entry), { recursive: true, force: true })
}

const agrees = async (question: string): Promise<boolean> => {
  if (!process.stdin.isTTY)
    throw new StartRefused('Nobody is here to ask: say --fresh --yes to delete all data.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(question)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}
