import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { folderPaths } from './folder-paths.ts'

const LINES = 15

/** The last lines of a file. */
export const tailOf = (file: string): string =>
  readFileSync(file, 'utf8').trimEnd().split('\n').slice(-LINES).join('\n')

/** The end of the log file in `DATA_DIR` that was written last. */
export const lastWordsIn = (folder: string): string => {
  const { logs } = folderPaths(folder)
  try {
    const files = readdirSync(logs).map(name => join(logs, name))
    const [last] = files.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
    return last ? tailOf(last) : ''
  } catch {
    return ''
  }
}
