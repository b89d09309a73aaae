import type { openFiles } from '@strongroom/api'
import { BackupRefused } from './archive.ts'
import type { Entry } from './entries.ts'
import { fillTable, isLeftOut, setSequences } from './private-tables.ts'

type Client = Parameters<typeof fillTable>[0]
type Files = Awaited<ReturnType<typeof openFiles>>

/**
 * Brings one entry of a backup's private data back. Rows of tables that stay behind today are passed over. Throws
 * `BackupRefused` for a table that is none of those `known`.
 */
export const restoreEntry = async (
  { header, parts }: Entry,
  client: Client,
  known: ReadonlySet<string>,
  { files }: { readonly files: Files },
): Promise<void> => {
  if (header.kind === 'sequences') await setSequences(client, header.values)
  if (header.kind === 'file') await files.put(header.key, await bytesOf(parts))
  if (header.kind !== 'table' || isLeftOut(header.name)) return
  if (!known.has(header.name)) throw new BackupRefused(`There is no table ${header.name} to restore into.`)
  await fillTable(client, header, parts)
}

/** A file is stored whole; uploads are limited to some megabytes. */
const bytesOf = async (parts: Entry['parts']): Promise<Uint8Array> => {
  const all: Uint8Array[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}
