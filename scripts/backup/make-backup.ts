import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { openFiles } from '@strongroom/api'
import type { Log, StoredEvent } from '@strongroom/ledger/eventlog/log'
import type { Pool, PoolClient } from 'pg'
import { archiveFiles, archiveFormat, BackupRefused } from './archive.ts'
import { type Bytes, encrypted } from './cipher.ts'
import { type Entry, type EntryHeader, framed } from './entries.ts'
import { eventsUpTo, lineOf } from './log-file.ts'
import { type Manifest, secretKeyCheckOf, writeManifest } from './manifest.ts'
import { type ArchiveKeys, checkPassphrase, keysOf, newStretching } from './passphrase.ts'
import { countLines, listTables, readSequences, type Table, tableEntry } from './private-tables.ts'
import { lastCheckpoint, readSealRecords, type SealRecords, writeSealFile } from './seal-file.ts'
import { firstBreak, type Walked, walkLog } from './walk-log.ts'

export type BackupParts = {
  readonly log: Log
  readonly pool: Pool
  readonly files: Awaited<ReturnType<typeof openFiles>>
  readonly secretKey: string
  /** Keys that only `DATA_DIR` holds: they are kept with private data. Those of the environment are not. */
  readonly keptKeys?: { readonly secretKey: string; readonly sealKey: string } | undefined
  readonly passphrase: string
  readonly now: () => Date
  /** The part that is being written, and how much of it there is so far. */
  readonly onProgress?: (what: 'events' | 'files', count: number) => void
}

/**
 * Writes a backup into a folder that is not there yet, which appears when it is whole. The platform may run meanwhile. The
 * seal is read first, then the log's end is fixed, then private data is read as of one moment: so no checkpoint covers an event,
 * and no event names a person, that the backup has not. Throws `BackupRefused`.
 */
export const makeBackup = async (target: string, parts: BackupParts): Promise<Manifest> => {
  checkPassphrase(parts.passphrase)
  const folder = resolve(target)
  const draft = `${folder}.part`
  refuseExisting(folder, draft)
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  try {
    const manifest = await writeArchive(draft, parts)
    renameSync(draft, folder)
    return manifest
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
}

const writeArchive = async (folder: string, parts: BackupParts): Promise<Manifest> => {
  const { log, pool, passphrase, secretKey } = parts
  const seal = await readSealRecords(pool)
  const end = await log.head()
  const stretching = newStretching()
  const keys = await keysOf(passphrase, stretching)
  const held = await writePrivate(folder, parts, keys)
  const { sha256, ...walked } = await writeLog(folder, eventsUpTo(log, end), seal, parts)
  const { events, streams, digest, order, root, lastAt } = walked
  const manifest: Manifest = {
    format: archiveFormat,
    madeAt: parts.now().toISOString(),
    stretching,
    log: { sha256, events, streams, digest, order, root, lastAt },
    seal: { sha256: writeSealFile(folder, seal) },
    private: held,
    migrations: await migrationsOf(pool),
    secretKeyCheck: secretKeyCheckOf(secretKey),
  }
  writeManifest(folder, manifest, keys)
  return manifest
}

const refuseExisting = (folder: string, draft: string): void => {
  if (existsSync(folder)) throw new BackupRefused(`${folder} is there already. Name a folder that is not.`)
  if (existsSync(draft))
    throw new BackupRefused(`${draft} is there: a backup is being made, or was cut off. Remove it.`)
}

const migrationsOf = async (pool: Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ name: string }>('select name from private.migrations order by name')
  return rows.map(({ name }) => name)
}

/** A log that is not whole is not backed up as if it were: what is wrong is named, and `log verify` says all of it. */
const writeLog = async (
  folder: string,
  pages: AsyncIterable<readonly StoredEvent[]>,
  seal: SealRecords,
  { onProgress }: BackupParts,
): Promise<Walked & { readonly sha256: string }> => {
  const hash = createHash('sha256')
  const file = await open(join(folder, archiveFiles.log), 'wx', 0o600)
  let events = 0
  const also = async (page: readonly StoredEvent[]) => {
    const lines = Buffer.from(page.map(lineOf).join(''))
    hash.update(lines)
    await file.appendFile(lines)
    events += page.length
    onProgress?.('events', events)
  }
  try {
    const checkpoint = lastCheckpoint(seal)
    const walked = await walkLog(pages, { checkpoint, also })
    refuseBroken(walked, checkpoint?.root)
    await file.sync()
    return { ...walked, sha256: hash.digest('hex') }
  } finally {
    await file.close()
  }
}

const refuseBroken = (walked: Walked, sealedRoot: Buffer | undefined): void => {
  const fault = firstBreak(walked)
  if (fault) throw new BackupRefused(`The log is not whole: ${fault}. Nothing was kept; ask log verify.`)
  if (sealedRoot && walked.sealedRoot !== sealedRoot.toString('base64'))
    throw new BackupRefused('The log is not as it was sealed. Nothing was kept; ask log verify.')
}

/** All that is personal, as of one moment, compressed and encrypted while it is read. */
const writePrivate = async (
  folder: string,
  parts: BackupParts,
  { cipher }: ArchiveKeys,
): Promise<Manifest['private']> => {
  const client = await parts.pool.connect()
  const held: { rows: Record<string, number>; files: number; missingFiles: string[] } = {
    rows: {},
    files: 0,
    missingFiles: [],
  }
  try {
    await client.query('begin isolation level repeatable read read only')
    await pipeline(
      Readable.from(framed(privateEntries(client, parts, held))),
      createGzip(),
      (plain: Bytes) => encrypted(plain, cipher),
      createWriteStream(join(folder, archiveFiles.private), { flags: 'wx', mode: 0o600, flush: true }),
    )
    await client.query('commit')
    client.release()
  } catch (error) {
    // It may be in the middle of an answer.
    client.release(true)
    throw error
  }
  return held
}

type Held = { rows: Record<string, number>; files: number; missingFiles: string[] }

async function* privateEntries(client: PoolClient, parts: BackupParts, held: Held): AsyncGenerator<Entry> {
  const { keptKeys, files, onProgress } = parts
  if (keptKeys) yield alone({ kind: 'keys', ...keptKeys })
  yield alone(await readSequences(client))
  for (const table of await listTables(client)) yield counted(tableEntry(client, table), table, held)
  for await (const key of fileKeys(client)) {
    const bytes = await files.get(key)
    if (!bytes) held.missingFiles.push(key)
    else yield { header: { kind: 'file', key }, parts: only(bytes) }
    if (bytes) onProgress?.('files', ++held.files)
  }
}

const alone = (header: EntryHeader): Entry => ({ header, parts: only() })

async function* only(...parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* parts
}

const counted = ({ header, parts }: Entry, { name }: Table, held: Held): Entry => ({
  header,
  parts: countLines(parts, lines => {
    held.rows[name] = (held.rows[name] ?? 0) + lines
  }),
})

/** Of the files and pictures that are written down: their bytes stand under the same keys. */
async function* fileKeys(client: PoolClient): AsyncGenerator<string> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await client.query<{ key: string }>(
      `select id::text as key from
         (select id from private.files union all select id from private.pictures) as kept
       where id > $1 order by id limit 500`,
      [after],
    )
    if (rows.length === 0) return
    for (const { key } of rows) yield key
    after = rows.at(-1)?.key ?? after
  }
}
