/**
 * The files of a backup, in a folder of its own. The contents of each stand in `docs/reference/backup-format.md`; a new format gets a new name.
 */
export const archiveFiles = {
  manifest: 'manifest.json',
  log: 'log.ndjson',
  seal: 'seal.json',
  private: 'private.enc',
} as const
export const archiveFormat = 'strongroom-backup/1'

export type ArchiveFile = (typeof archiveFiles)[keyof typeof archiveFiles]

/** A file of a backup is not as it was written. The message names it, and the place where there is one. */
export class ArchiveFault extends Error {
  override readonly name = 'ArchiveFault'
  constructor(file: ArchiveFile, what: string) {
    super(`${file} ${what}`)
  }
}

/** A backup or a restore that does not begin, or ends early: said as it is, without a stack. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}
