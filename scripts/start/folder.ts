import { randomBytes } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { StartRefused } from './refused.ts'

/** The files of the embedded default in `DATA_DIR`. */
export const folderPaths = (folder: string) => ({
  lock: join(folder, 'running.json'),
  secrets: join(folder, 'secrets.json'),
  demo: join(folder, 'demo.json'),
  preparing: join(folder, 'preparing'),
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
    throw new StartRefused(unwritable(folder, error as NodeJS.ErrnoException))
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

const unwritable = (folder: string, { code, message }: NodeJS.ErrnoException): string =>
  code === 'ENOSPC'
    ? `There is no room on the disk of ${folder}. Make room and start again; nothing is lost.`
    : `${folder} cannot be written to (${message}). Set DATA_DIR to another one.`

/** Much longer than a process needs to look at the lock and take it. */
const abandonedMs = 5_000

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

/** The log file of one process. The output of the run before is kept beside it. */
export const freshLogFile = (folder: string, name: string): string => {
  const file = join(folderPaths(folder).logs, `${name}.log`)
  if (existsSync(file)) renameSync(file, file.replace(/log$/, 'before.log'))
  return file
}

export type Secrets = {
  readonly postgresPassword: string
  readonly secretKey: string
  readonly sealKey: string
}

/**
 * The secrets of this folder: made at random once, readable by its owner only. They open the database, so where there
 * is one they are never made anew; and a file that is there keeps all that is in it. One of a version before the seal
 * gets a key for it.
 */
export const readSecrets = (folder: string): Secrets => {
  const { secrets, postgres } = folderPaths(folder)
  if (!existsSync(secrets)) {
    if (hasCluster(postgres))
      throw new StartRefused(
        `${folder} holds a database but no secrets.json, without which it cannot be opened. Restore secrets.json from a backup.`,
      )
    const made = { postgresPassword: randomText(), secretKey: randomText(), sealKey: randomText() }
    writeFileSync(secrets, JSON.stringify(made), { mode: 0o600, flag: 'wx' })
  }
  const found = readSecretsFile(secrets)
  if (found) return withSealKey(secrets, found)
  throw new StartRefused(
    `${secrets} cannot be read, or is not what Strongroom wrote. It was left as it is: restore it from a backup.`,
  )
}

/** The secrets of a folder that a backup is restored into: its keys, and a password for the new database. */
export const writeSecrets = (folder: string, keys: Omit<Secrets, 'postgresPassword'>): Secrets => {
  const secrets = { postgresPassword: randomText(), ...keys }
  writeFileSync(folderPaths(folder).secrets, JSON.stringify(secrets), { mode: 0o600, flag: 'wx' })
  return secrets
}

type KeptSecrets = Omit<Secrets, 'sealKey'> & Partial<Secrets>

const readSecretsFile = (file: string): KeptSecrets | undefined => {
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>
    return found.postgresPassword && found.secretKey ? (found as KeptSecrets) : undefined
  } catch {
    return undefined
  }
}

/** Written beside the file first: it is never there in part. */
const withSealKey = (file: string, { sealKey = randomText(), ...rest }: KeptSecrets): Secrets => {
  const secrets = { ...rest, sealKey }
  if (readSecretsFile(file)?.sealKey === sealKey) return secrets
  writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return secrets
}

const hasCluster = (postgres: string): boolean => existsSync(join(postgres, 'PG_VERSION'))

/**
 * Refuses a folder that has had a database and has none now: a disk that is not mounted must not become an empty
 * platform. The first start says so in `preparing` until its database is whole.
 */
export const refuseLostDatabase = (folder: string): void => {
  const { postgres, preparing, secrets, demo } = folderPaths(folder)
  if (hasCluster(postgres) || existsSync(preparing)) return
  if (![secrets, demo].some(path => existsSync(path))) {
    writeFileSync(preparing, '')
    return
  }
  throw new StartRefused(
    `${folder} has been Strongroom's, but its database (${postgres}) is not there. Is a disk not mounted?\n` +
      'Bring it back, or set DATABASE_URL if it is elsewhere. To give the data up: npm start -- --fresh',
  )
}

/** Says that the folder's database is whole, and is to be there from now on. */
export const databaseIsWhole = (folder: string): void =>
  rmSync(folderPaths(folder).preparing, { force: true })

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
