import { readFileSync } from 'node:fs'
import { asError } from '@strongroom/shared'
import { BackupRefused } from './archive.ts'

/** The passphrase: the first line of a file, or `BACKUP_PASSPHRASE`. It never stands on a command line, which others can read. */
export const readPassphrase = (file: string | undefined): string => {
  const text = file === undefined ? process.env.BACKUP_PASSPHRASE : firstLine(file)
  if (text) return text
  throw new BackupRefused('Say the passphrase: --passphrase-file F, or the variable BACKUP_PASSPHRASE.')
}

const firstLine = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').split('\n')[0]?.trim() ?? ''
  } catch (error) {
    throw new BackupRefused(`${file} cannot be read: ${asError(error).message}`)
  }
}
