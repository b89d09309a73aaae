import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migratePrivate, type openFiles, privateMigrations } from '@strongroom/api'
import type { Log } from '@strongroom/ledger/eventlog/log'
import type { VerifierKey } from '@strongroom/ledger/eventlog/seal'
import { migrate } from '@strongroom/ledger/eventlog/tools'
import { appendInOrder, verifyLog } from '@strongroom/ledger/eventlog/verify'
import { inTransaction } from '@strongroom/projections/runner'
import { rebuildSeal } from '@strongroom/projections/seal'
import type { Pool } from 'pg'
import { archiveFiles, BackupRefused } from './archive.ts'
import { type CheckedBackup, readPrivate } from './check-backup.ts'
import { readLogFile } from './log-file.ts'
import { listTables } from './private-tables.ts'
import { restoreEntry } from './restore-entry.ts'
import { putSealRecords } from './seal-file.ts'

/** An empty platform, its log and read models prepared. */
export type RestoreParts = {
  readonly databaseUrl: string
  readonly pool: Pool
  readonly log: Log
  readonly files: Awaited<ReturnType<typeof openFiles>>
  /** The keys that may have signed the last checkpoint. */
  readonly sealKeys: readonly VerifierKey[]
  readonly onProgress?: (what: 'events' | 'files', count: number) => void
}

/**
 * Brings a checked backup into an empty platform: the log, in its order; private data, in one transaction; files; the seal,
 * whose tiles are made anew and held against what was signed. The workers make the read models. Throws `BackupRefused` when what
 * stands there in the end is not what was backed up.
 */
export const restoreBackup = async (
  folder: string,
  backup: CheckedBackup,
  parts: RestoreParts,
): Promise<void> => {
  const { manifest, seal } = backup
  const { log, pool, databaseUrl } = parts
  await migrateAsBackedUp(databaseUrl, manifest.migrations)
  await restoreLog(folder, parts)
  const restored = await verifyLog(log)
  if (restored.order !== manifest.log.order || restored.digest !== manifest.log.digest)
    throw new BackupRefused('The log that was restored is not the one that was backed up.')
  await inTransaction(pool, async client => {
    const known = new Set((await listTables(client)).map(({ name }) => name))
    let files = 0
    await readPrivate(folder, backup.keys, async entry => {
      if (entry.header.kind === 'file') parts.onProgress?.('files', ++files)
      await restoreEntry(entry, client, known, parts)
    })
    await putSealRecords(client, seal)
  })
  await migratePrivate(databaseUrl)
  const { fault } = await rebuildSeal({ pool, log, keys: parts.sealKeys })
  if (fault) throw new BackupRefused(`The log that was restored is not as it was sealed: ${fault.kind}.`)
}

const restoreLog = async (folder: string, { log, onProgress }: RestoreParts): Promise<void> => {
  let events = 0
  for await (const page of readLogFile(join(folder, archiveFiles.log))) {
    await appendInOrder(log, page)
    events += page.length
    onProgress?.('events', events)
  }
}

/** The tables as they were when they were backed up; later migrations run over the rows, as in any upgrade. */
const migrateAsBackedUp = async (url: string, names: readonly string[]): Promise<void> => {
  const there = new Set(readdirSync(privateMigrations))
  const unknown = names.filter(name => !there.has(`${name}.sql`))
  if (unknown.length > 0)
    throw new BackupRefused(
      `The backup was made by a newer version, with ${unknown.join(', ')}. Restore with that one.`,
    )
  const dir = mkdtempSync(join(tmpdir(), 'strongroom-migrations-'))
  try {
    for (const name of names) copyFileSync(join(privateMigrations, `${name}.sql`), join(dir, `${name}.sql`))
    await migrate({ url, schema: 'private', dir })
  } finally {
    rmSync(dir, { recursive: true })
  }
}
