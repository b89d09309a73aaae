import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asError } from '@strongroom/shared'
import { ArchiveFault, archiveFiles, archiveFormat, BackupRefused } from './archive.ts'
import { type ArchiveKeys, isMac, keysOf, macOf, type Stretching } from './passphrase.ts'

/** The contents of a backup, so that it can be held against what was written. Hashes are SHA-256 in hexadecimal. */
export type Manifest = {
  readonly format: typeof archiveFormat
  /** ISO, UTC. */
  readonly madeAt: string
  readonly stretching: Stretching
  /** `digest` and `order` as `verifyLog` makes them; `root` is that of the sealed tree over all of these events. */
  readonly log: {
    readonly sha256: string
    readonly events: number
    readonly streams: number
    readonly digest: string
    readonly order: string
    readonly root: string
    /** Of the last event, ISO in UTC; nothing of an empty log. */
    readonly lastAt: string | null
  }
  readonly seal: { readonly sha256: string }
  /** Rows by table, files, and the files that are written down and were not in the store. */
  readonly private: {
    readonly rows: Readonly<Record<string, number>>
    readonly files: number
    readonly missingFiles: readonly string[]
  }
  /** Of schema `private`, in order. */
  readonly migrations: readonly string[]
  /** Tells whether a SECRET_KEY is the platform's. */
  readonly secretKeyCheck: string
}

const secretKeyText = 'the key of the platform that was backed up'

export const secretKeyCheckOf = (secretKey: string): string => macOf(secretKey, secretKeyText)
export const isSecretKeyOf = ({ secretKeyCheck }: Manifest, secretKey: string): boolean =>
  isMac(secretKey, secretKeyText, secretKeyCheck)

/** Every byte counts, so the text has to be just what its content makes. `mac` stands last. */
const textOf = (manifest: Manifest, mac: string): string =>
  `${JSON.stringify({ ...manifest, mac }, null, 2)}\n`

const macText = (manifest: Manifest): string => JSON.stringify(manifest)
/** Under a key of the passphrase alone: it tells a wrong passphrase from an altered manifest. */
const passphraseText = 'the passphrase'

type Written = Manifest & { readonly mac: string }

export const writeManifest = (folder: string, manifest: Manifest, { mac }: ArchiveKeys): void =>
  writeFileSync(
    join(folder, archiveFiles.manifest),
    textOf(manifest, `${macOf(mac, passphraseText).slice(0, 16)} ${macOf(mac, macText(manifest))}`),
    { flag: 'wx', mode: 0o600, flush: true },
  )

/**
 * Reads the manifest with the keys that follow from the passphrase. Throws `BackupRefused` for a folder that is no backup and
 * for another passphrase, `ArchiveFault` for a manifest that is not as it was written.
 */
export const readManifest = async (
  folder: string,
  passphrase: string,
): Promise<{ readonly manifest: Manifest; readonly keys: ArchiveKeys }> => {
  const text = readText(folder)
  const { mac = '', ...manifest } = parsed(text)
  if (manifest.format !== archiveFormat || !manifest.stretching)
    throw new ArchiveFault(archiveFiles.manifest, `is not of the format ${archiveFormat}`)
  const keys = await keysOf(passphrase, manifest.stretching)
  const [check = '', whole = ''] = mac.split(' ')
  const isWhole = isMac(keys.mac, macText(manifest), whole) && text === textOf(manifest, mac)
  if (isWhole && check === macOf(keys.mac, passphraseText).slice(0, 16)) return { manifest, keys }
  if (check === macOf(keys.mac, passphraseText).slice(0, 16))
    throw new ArchiveFault(archiveFiles.manifest, 'is not as it was written')
  throw new ArchiveFault(archiveFiles.manifest, 'does not fit the passphrase, or is not as it was written')
}

const readText = (folder: string): string => {
  try {
    return readFileSync(join(folder, archiveFiles.manifest), 'utf8')
  } catch (error) {
    throw new BackupRefused(`There is no backup in ${folder}: ${asError(error).message}`)
  }
}

const parsed = (text: string): Partial<Written> & Manifest => {
  try {
    return JSON.parse(text) as Written
  } catch {
    throw new ArchiveFault(archiveFiles.manifest, 'is not as it was written: it is no JSON')
  }
}
