import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Checkpoint, MalformedNote, parseCheckpoint, parseNote } from '@strongroom/ledger/eventlog/seal'
import type { Pool, PoolClient } from 'pg'
import { ArchiveFault, archiveFiles } from './archive.ts'

/** The signatures of the sealed log, which cannot be made again; its tiles can. All of it is public. */
export type SealRecords = {
  readonly checkpoints: readonly {
    readonly size: number
    readonly note: string
    readonly vkey: string
    readonly signedAt: string
    readonly publishedAt: string | null
  }[]
  readonly witnesses: readonly {
    readonly name: string
    readonly size: number
    readonly cosignedAt: string | null
  }[]
}

export const readSealRecords = async (pool: Pool): Promise<SealRecords> => {
  const checkpoints = await pool.query<SealRecords['checkpoints'][number]>(
    `select size::float8 as size, note, vkey, signed_at as "signedAt", published_at as "publishedAt"
     from seal.checkpoints order by size`,
  )
  const witnesses = await pool.query<SealRecords['witnesses'][number]>(
    'select name, size::float8 as size, cosigned_at as "cosignedAt" from seal.witnesses order by name',
  )
  return { checkpoints: checkpoints.rows, witnesses: witnesses.rows }
}

export const putSealRecords = async (client: PoolClient, records: SealRecords): Promise<void> => {
  for (const { size, note, vkey, signedAt, publishedAt } of records.checkpoints)
    await client.query(
      'insert into seal.checkpoints (size, note, vkey, signed_at, published_at) values ($1, $2, $3, $4, $5)',
      [size, note, vkey, signedAt, publishedAt],
    )
  for (const { name, size, cosignedAt } of records.witnesses)
    await client.query('insert into seal.witnesses (name, size, cosigned_at) values ($1, $2, $3)', [
      name,
      size,
      cosignedAt,
    ])
  await client.query('update seal.tree set signed_size = $1', [records.checkpoints.at(-1)?.size ?? 0])
}

/** The last checkpoint, read; nothing where none was signed. */
export const lastCheckpoint = ({
  checkpoints,
}: SealRecords): (Checkpoint & { readonly vkey: string }) | undefined => {
  const last = checkpoints.at(-1)
  return last && { ...parseCheckpoint(parseNote(last.note).text), vkey: last.vkey }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Answers with the hash of the file. */
export const writeSealFile = (folder: string, records: SealRecords): string => {
  const text = `${JSON.stringify(records, null, 2)}\n`
  writeFileSync(join(folder, archiveFiles.seal), text, { flag: 'wx', mode: 0o600, flush: true })
  return sha256(text)
}

/** Throws `ArchiveFault` unless the file has this hash. */
export const readSealFile = (folder: string, expected: string): SealRecords => {
  const text = readFileSync(join(folder, archiveFiles.seal), 'utf8')
  if (sha256(text) !== expected) throw new ArchiveFault(archiveFiles.seal, 'is not as it was written')
  return JSON.parse(text) as SealRecords
}

/** A checkpoint kept outside the platform, as `/log/checkpoint` serves it. Throws `MalformedNote`. */
export const keptCheckpoint = (text: string): Checkpoint => {
  if (!text.includes('\n')) throw new MalformedNote('the file holds no checkpoint')
  return parseCheckpoint(parseNote(text).text)
}
