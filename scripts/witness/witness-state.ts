import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { emptyRoot, type TreeHead } from '@strongroom/ledger/eventlog/seal'
import { Misuse } from '../commands/platform.ts'

/** The last tree of each log that a witness has cosigned, in a file. */
export type WitnessState = {
  readonly last: (origin: string) => TreeHead
  /** On the disk when it returns. */
  readonly store: (origin: string, tree: TreeHead) => void
}

type Kept = Record<string, { readonly size: number; readonly root: string }>

/** Opens the state in a file, which is made with the first tree. A file that cannot be read is never begun anew. */
export const openWitnessState = (file: string): WitnessState => {
  const kept = existsSync(file) ? read(file) : {}
  return {
    last: origin => {
      const known = kept[origin]
      return known
        ? { size: known.size, root: Buffer.from(known.root, 'base64') }
        : { size: 0, root: emptyRoot }
    },
    store: (origin, { size, root }) => {
      const next = { ...kept, [origin]: { size, root: root.toString('base64') } }
      write(file, JSON.stringify(next))
      Object.assign(kept, next)
    },
  }
}

const read = (file: string): Kept => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept
  } catch {
    throw new Misuse(`${file} cannot be read. A witness that forgets what it has seen is none: restore it.`)
  }
}

const write = (file: string, text: string): void => {
  const written = openSync(`${file}.new`, 'w', 0o600)
  writeSync(written, text)
  fsyncSync(written)
  closeSync(written)
  renameSync(`${file}.new`, file)
  const folder = openSync(dirname(file), 'r')
  fsyncSync(folder)
  closeSync(folder)
}
