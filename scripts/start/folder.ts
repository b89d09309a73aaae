import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { StartRefused } from '@strongroom/api/process'
import { refuseIfRunning } from './folder-lock.ts'
import { folderPaths } from './folder-paths.ts'

/** The log file of one process. The output of the run before is kept beside it. */
export const freshLogFile = (folder: string, name: string): string => {
  const file = join(folderPaths(folder).logs, `${name}.log`)
  if (existsSync(file)) renameSync(file, file.replace(/log$/, 'before.log'))
  return file
}

/** Whether there is a database server's folder. */
export const hasCluster = (postgres: string): boolean => existsSync(join(postgres, 'PG_VERSION'))

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
