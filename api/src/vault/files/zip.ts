import { Zip, ZipPassThrough } from 'fflate'

/** A file of an archive. Its bytes are asked for when its turn comes; what has none any more is left out. */
export type ZipEntry = {
  readonly name: string
  readonly bytes: () => Promise<Uint8Array | undefined>
}

type Entries = Iterable<ZipEntry> | AsyncIterable<ZipEntry>

/** An archive, made while it is sent: one file is in memory at a time. Photographs do not get smaller, so nothing is packed. */
export const zipOf = (entries: Entries): ReadableStream<Uint8Array> => ReadableStream.from(partsOf(entries))

async function* partsOf(entries: Entries) {
  let made: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    made.push(part)
  })
  for await (const { name, bytes } of entries) {
    const content = await bytes()
    if (!content) continue
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    entry.push(content, true)
    yield* made
    made = []
  }
  zip.end()
  yield* made
}
