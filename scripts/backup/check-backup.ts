import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { ArchiveFault, archiveFiles, BackupRefused } from './archive.ts'
import { type Bytes, decrypted } from './cipher.ts'
import { type Entry, readEntries } from './entries.ts'
import { readLogFile } from './log-file.ts'
import { type Manifest, readManifest } from './manifest.ts'
import type { ArchiveKeys } from './passphrase.ts'
import { countLines } from './private-tables.ts'
import { lastCheckpoint, readSealFile, type SealRecords } from './seal-file.ts'
import { firstBreak, walkLog } from './walk-log.ts'

/** A backup that has been read from end to end and is as it was written. */
export type CheckedBackup = {
  readonly manifest: Manifest
  readonly keys: ArchiveKeys
  readonly seal: SealRecords
  /** Those that only the platform's `DATA_DIR` held. */
  readonly keptKeys: { readonly secretKey: string; readonly sealKey: string } | undefined
}

/** Reads all of a backup and writes nothing. Throws `ArchiveFault`, which names the file and the place, and `BackupRefused`. */
export const checkBackup = async (
  folder: string,
  passphrase: string,
  onProgress?: (events: number) => void,
): Promise<CheckedBackup> => {
  const { manifest, keys } = await readManifest(folder, passphrase)
  const absent = Object.values(archiveFiles).find(name => !existsSync(join(folder, name)))
  if (absent) throw new BackupRefused(`${absent} is not in ${folder}`)
  const seal = readSealFile(folder, manifest.seal.sha256)
  await checkLog(folder, manifest, seal, onProgress)
  return { manifest, keys, seal, keptKeys: await checkPrivate(folder, manifest, keys) }
}

const checkLog = async (
  folder: string,
  { log }: Manifest,
  seal: SealRecords,
  onProgress: (events: number) => void = () => {},
): Promise<void> => {
  const checkpoint = lastCheckpoint(seal)
  let sha256 = ''
  let events = 0
  const pages = readLogFile(join(folder, archiveFiles.log), hash => {
    sha256 = hash
  })
  const walked = await walkLog(pages, {
    checkpoint,
    also: async page => {
      events += page.length
      onProgress(events)
    },
  })
  const fault = firstBreak(walked)
  if (fault) throw new ArchiveFault(archiveFiles.log, `is not as it was written: ${fault}`)
  const isSame = sha256 === log.sha256 && walked.events === log.events && walked.root === log.root
  if (!isSame) throw new ArchiveFault(archiveFiles.log, 'is not as it was written')
  if (checkpoint && walked.sealedRoot !== checkpoint.root.toString('base64'))
    throw new ArchiveFault(archiveFiles.log, 'does not hold what was sealed')
}

/** Decrypts private data, and gives each entry to `take`. */
export const readPrivate = (
  folder: string,
  { cipher }: ArchiveKeys,
  take: (entry: Entry) => Promise<void>,
): Promise<void> =>
  pipeline(
    Readable.from(decrypted(createReadStream(join(folder, archiveFiles.private)), cipher)),
    createGunzip(),
    (plain: Bytes) => readEntries(plain, take),
  )

const checkPrivate = async (
  folder: string,
  manifest: Manifest,
  keys: ArchiveKeys,
): Promise<CheckedBackup['keptKeys']> => {
  const rows: Record<string, number> = {}
  let files = 0
  let keptKeys: CheckedBackup['keptKeys']
  await readPrivate(folder, keys, async ({ header, parts }) => {
    if (header.kind === 'keys') keptKeys = { secretKey: header.secretKey, sealKey: header.sealKey }
    if (header.kind === 'file') files++
    if (header.kind !== 'table') return
    const { name } = header
    for await (const _ of countLines(parts, lines => {
      rows[name] = (rows[name] ?? 0) + lines
    }));
  })
  const expected = manifest.private
  const isSame = Object.entries(expected.rows).every(([name, count]) => rows[name] === count)
  if (!isSame || files !== expected.files)
    throw new ArchiveFault(archiveFiles.private, 'does not hold what the manifest says')
  return keptKeys
}
