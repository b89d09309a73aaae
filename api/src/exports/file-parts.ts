import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { ExportRow } from '../vault/exports.ts'
import type { Stores } from '../vault/stores.ts'

type Kept = Pick<Stores['exports'], 'part'>

/** The parts of a file as they are kept. One that is missing breaks the file off, so that it does not look whole. */
async function* keptParts(exports: Kept, { id, parts }: ExportRow): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < parts; part++) {
    const content = await exports.part(id, part)
    if (!content) throw new Error('a part of an export is gone')
    yield content
  }
}

/** A made export as its CSV file, a part in memory at a time. */
export const fileParts = (exports: Kept, row: ExportRow): ReadableStream<Uint8Array> => {
  const compressed = Readable.from(keptParts(exports, row), { objectMode: false })
  const plain = createGunzip()
  compressed.once('error', error => plain.destroy(error))
  plain.once('close', () => compressed.destroy())
  return Readable.toWeb(compressed.pipe(plain)) as ReadableStream<Uint8Array>
}
