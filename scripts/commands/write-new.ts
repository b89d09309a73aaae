import { access, open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { Misuse } from './platform.ts'

/**
 * Writes a file that is not there yet, as a whole or not at all: under another name until it is complete. Throws `Misuse` where a
 * file is there already or none can be. `onProgress` hears how many bytes were written so far.
 */
export const writeNew = async (
  bytes: AsyncIterable<Uint8Array>,
  file: string,
  onProgress: (written: number) => void,
): Promise<void> => {
  if (await isThere(file)) throw new Misuse(`${file} cannot be written: EEXIST: there is a file already`)
  const partial = `${file}.partial`
  // Left by a run that was killed, it is written anew.
  const target = await open(partial, 'w').catch((error: Error) => {
    throw new Misuse(`${file} cannot be written: ${error.message}`)
  })
  try {
    await pipeline(counting(bytes, onProgress), target.createWriteStream())
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

async function* counting(bytes: AsyncIterable<Uint8Array>, onProgress: (written: number) => void) {
  let written = 0
  for await (const part of bytes) {
    yield part
    written += part.length
    onProgress(written)
  }
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
