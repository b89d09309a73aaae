import { ArchiveFault, archiveFiles } from './archive.ts'
import type { Bytes } from './cipher.ts'

/** The header of a part of the private data: the keys that `npm start` keeps, where numbering stands, a table's rows, a file. */
export type EntryHeader =
  | { readonly kind: 'keys'; readonly secretKey: string; readonly sealKey: string }
  | { readonly kind: 'sequences'; readonly values: Readonly<Record<string, string>> }
  | { readonly kind: 'table'; readonly name: string; readonly columns: readonly string[] }
  | { readonly kind: 'file'; readonly key: string }

export type Entry = { readonly header: EntryHeader; readonly parts: Bytes }

const mostInFrame = 1024 * 1024
const noBytes = Buffer.alloc(0)

/**
 * Writes entries one behind another: each its header as JSON, its bytes, and an empty frame; at the end a header of kind `end`.
 * A frame is its length (4 bytes, big-endian) and so many bytes.
 */
export async function* framed(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { header, parts } of entries) {
    yield* frame(Buffer.from(JSON.stringify(header)))
    for await (const part of parts)
      for (let at = 0; at < part.length; at += mostInFrame) yield* frame(part.subarray(at, at + mostInFrame))
    yield* frame(noBytes)
  }
  yield* frame(Buffer.from('{"kind":"end"}'))
}

function* frame(bytes: Uint8Array): Generator<Buffer> {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  yield length
  if (bytes.length > 0) yield Buffer.from(bytes)
}

/** Gives each entry to `take`, in order; bytes that it leaves are passed over. Throws `ArchiveFault` where the stream is none. */
export const readEntries = async (source: Bytes, take: (entry: Entry) => Promise<void>): Promise<void> => {
  const next = frameReader(source)
  for (;;) {
    const header: EntryHeader | { readonly kind: 'end' } = JSON.parse((await next()).toString())
    if (header.kind === 'end') return
    const parts = partsUntilEmpty(next)
    await take({ header, parts })
    for await (const _ of parts);
  }
}

async function* partsUntilEmpty(next: () => Promise<Buffer>): AsyncGenerator<Buffer> {
  for (let part = await next(); part.length > 0; part = await next()) yield part
}

const frameReader = (source: Bytes): (() => Promise<Buffer>) => {
  const iterator = source[Symbol.asyncIterator]()
  let held: Buffer = noBytes
  const take = async (count: number): Promise<Buffer> => {
    while (held.length < count) {
      const { done, value } = await iterator.next()
      if (done) throw new ArchiveFault(archiveFiles.private, 'ends early')
      held = Buffer.concat([held, value])
    }
    const taken = held.subarray(0, count)
    held = held.subarray(count)
    return taken
  }
  return async () => take((await take(4)).readUInt32BE())
}
