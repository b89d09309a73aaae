import { parseArgs } from 'node:util'
import { openFiles } from '@strongroom/api'
import { makeBackup } from '../backup/make-backup.ts'
import type { Manifest } from '../backup/manifest.ts'
import { readPassphrase } from '../backup/passphrase-file.ts'
import { counted } from './counted.ts'
import { type Command, Misuse, type Platform } from './platform.ts'
import { progressLine } from './progress.ts'

/** Writes everything that a platform cannot make again. The platform may run meanwhile. */
export const backup: Command = {
  usage: 'backup <folder>',
  about: 'write a backup into a new folder: the log with its seal, and private data with files, encrypted',
  options: {
    '--passphrase-file FILE':
      'a file whose first line encrypts private data; without it, BACKUP_PASSPHRASE does',
  },
  examples: ['backup /backups/monday --passphrase-file /run/secrets/backup'],
  needsKeys: true,
  run: async (platform, args) => {
    const { folder, passphrase } = readArgs(args)
    await refuseUnmade(platform)
    const { log, pool, config, keptKeys } = platform
    const show = progressLine()
    const manifest = await makeBackup(folder, {
      log,
      pool,
      keptKeys,
      passphrase,
      files: await openFiles(config),
      secretKey: config.secretKey,
      now: () => new Date(),
      onProgress: (what, count) => show(`${counted(count, what.slice(0, -1))} written`),
    })
    show(heldLine(manifest), { last: true })
    for (const line of linesOf(manifest, keptKeys !== undefined)) console.log(line)
    return manifest.private.missingFiles.length === 0 ? 0 : 1
  },
}

const readArgs = (args: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'passphrase-file': { type: 'string' } },
  })
  const [folder] = positionals
  if (!folder) throw new Misuse('Say where to: backup <folder>, one that is not there yet')
  return { folder, passphrase: readPassphrase(values['passphrase-file']) }
}

/** Private data and the seal are the API's to make. */
const refuseUnmade = async ({ pool }: Platform): Promise<void> => {
  const { rows } = await pool.query<{ there: boolean }>(
    `select to_regclass('private.members') is not null and to_regclass('seal.tree') is not null as there`,
  )
  if (!rows[0]?.there) throw new Misuse('This database is older than the seal: start the API once')
}

/** The contents of a backup, in one line. */
export const heldLine = ({ log, private: held }: Manifest): string => {
  const rows = Object.values(held.rows).reduce((sum, count) => sum + count, 0)
  return `${counted(log.events, 'event')}, ${counted(rows, 'row')} of private data, ${counted(held.files, 'file')}`
}

const linesOf = ({ log, private: held }: Manifest, isKept: boolean): readonly string[] => [
  ...(log.lastAt ? [`The last event is of ${log.lastAt}; what comes later is not in it`] : []),
  isKept
    ? 'SECRET_KEY and SEAL_KEY of this folder are in it, encrypted'
    : 'SECRET_KEY and SEAL_KEY are not in it: keep them elsewhere, without them it cannot be restored',
  ...(held.missingFiles.length > 0
    ? [
        `Not in the store of files, and so not in it: ${counted(held.missingFiles.length, 'file')}, such as ${held.missingFiles[0]}`,
      ]
    : []),
]
