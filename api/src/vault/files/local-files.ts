import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '@strongroom/shared/error'
import { checkKey, type Files } from './files.ts'

/** Files in a folder of this machine. A file appears whole or not at all, and stays through a power cut. */
export const createLocalFiles = (folder: string): Files => {
  const directoryOf = (key: string) => join(folder, checkKey(key).slice(0, 2))
  const pathOf = (key: string) => join(directoryOf(key), key)

  return {
    put: async (key, bytes) => {
      const directory = directoryOf(key)
      const draft = join(directory, `.${randomUUID()}`)
      await mkdir(directory, { recursive: true, mode: 0o700 })
      try {
        await written(draft, bytes)
        await rename(draft, pathOf(key))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await synced(directory)
    },
    get: async key => {
      try {
        return new Uint8Array(await readFile(pathOf(key)))
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined
        throw error
      }
    },
    remove: async key => rm(pathOf(key), { force: true }),
  }
}

const written = async (path: string, bytes: Uint8Array) => {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A renamed file is safe once its folder is. */
const synced = async (directory: string) => {
  const folder = await open(directory, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
