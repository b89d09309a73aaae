import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openFiles } from '@strongroom/api'
import { type Checkpoint, MalformedNote, parseVerifierKey } from '@strongroom/ledger/eventlog/seal'
import { askHowFar, type Seen } from '@strongroom/projections/seal'
import { asError } from '@strongroom/shared'
import { BackupRefused } from '../backup/archive.ts'
import { type CheckedBackup, checkBackup } from '../backup/check-backup.ts'
import { isSecretKeyOf } from '../backup/manifest.ts'
import { readPassphrase } from '../backup/passphrase-file.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { keptCheckpoint, lastCheckpoint } from '../backup/seal-file.ts'
import { heldLine } from './backup.ts'
import { counted } from './counted.ts'
import { configFor, type EmptyPlatform, withEmptyPlatform } from './empty-platform.ts'
import { sealKeysOf } from './log-seal.ts'
import { Misuse, type StandaloneCommand } from './platform.ts'
import { progressLine } from './progress.ts'

/** Brings a backup into an empty platform. Reads all of it first: an altered one is refused before anything is written. */
export const restore: StandaloneCommand = {
  usage: 'restore <folder>',
  about: 'bring a backup into an empty database or a new DATA_DIR',
  options: {
    '--passphrase-file FILE':
      'a file whose first line the backup was made with; without it, BACKUP_PASSPHRASE',
    '--check': 'only reads the backup, and says whether it is whole',
    '--checkpoint FILE': 'a signed checkpoint that somebody has kept: the backup has to hold it',
  },
  examples: ['restore /backups/monday --passphrase-file /run/secrets/backup --check'],
  runAlone: async args => {
    const { folder, passphrase, onlyCheck, kept } = readArgs(args)
    const show = progressLine()
    const backup = await checkBackup(folder, passphrase, events =>
      show(`${counted(events, 'event')} checked`),
    )
    show(`The backup of ${backup.manifest.madeAt} is whole: ${heldLine(backup.manifest)}`, { last: true })
    if (onlyCheck) return 0
    refuseOtherKeys(backup)
    await withEmptyPlatform(backup.keptKeys, async platform => {
      const { config, pool, log } = platform
      await restoreBackup(folder, backup, {
        pool,
        log,
        databaseUrl: config.databaseUrl,
        sealKeys: sealKeysOf(platform),
        files: await openFiles(config),
        onProgress: (what, count) => show(`${counted(count, what.slice(0, -1))} restored`),
      })
      show('All of it is restored. The workers make the read models when they run', { last: true })
      for (const line of newerLines(backup, await witnessed(platform), kept)) console.log(line)
    })
    return 0
  },
}

const readArgs = (args: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'passphrase-file': { type: 'string' },
      check: { type: 'boolean', default: false },
      checkpoint: { type: 'string' },
    },
  })
  const [folder] = positionals
  if (!folder) throw new Misuse('Say which backup: restore <folder>')
  const passphrase = readPassphrase(values['passphrase-file'])
  const kept = values.checkpoint === undefined ? undefined : readCheckpoint(values.checkpoint)
  return { folder, passphrase, onlyCheck: values.check, kept }
}

const readCheckpoint = (file: string): Checkpoint => {
  try {
    return keptCheckpoint(readFileSync(file, 'utf8'))
  } catch (error) {
    const why = error instanceof MalformedNote ? 'is no checkpoint' : 'cannot be read'
    throw new Misuse(`${file} ${why}: ${asError(error).message}`)
  }
}

/** Without its keys a platform could neither read what it has encrypted, nor answer as before, nor go on signing. */
const refuseOtherKeys = ({ manifest, seal, keptKeys }: CheckedBackup): void => {
  const config = configFor(keptKeys)
  if (!isSecretKeyOf(manifest, config.secretKey))
    throw new BackupRefused('SECRET_KEY is not that of the platform that was backed up. Set it to that one.')
  const last = lastCheckpoint(seal)
  if (last && !sealKeysOf({ config }).some(key => key.isSameKey(parseVerifierKey(last.vkey))))
    throw new BackupRefused(
      'SEAL_KEY is not the one that signed the last checkpoint. Set it to that one, or name its public key in SEAL_KEYS_BEFORE.',
    )
}

const witnessed = async ({ config, pool }: EmptyPlatform): Promise<readonly Seen[]> =>
  askHowFar(
    pool,
    config.witnesses.map(({ key, url }) => ({ key: parseVerifierKey(key), url })),
  )

/** The events known to be newer than a backup, for an operator. */
export const newerLines = (
  { manifest: { log } }: Pick<CheckedBackup, 'manifest'>,
  witnesses: readonly Seen[],
  kept: Pick<Checkpoint, 'size'> | undefined,
): readonly string[] => {
  const known = [...witnesses, ...(kept ? [{ name: 'the checkpoint that was kept', size: kept.size }] : [])]
  const newer = known.filter(({ size = 0 }) => size > log.events)
  return [
    `It ends with event ${log.events}${log.lastAt ? ` of ${log.lastAt}` : ''}: whatever was done later is not there`,
    ...witnesses.flatMap(({ name, error }) => (error ? [`The witness ${name} was asked: it ${error}`] : [])),
    ...newer.map(
      ({ name, size = 0 }) =>
        `NEWER THAN THE BACKUP: ${name} knows ${size} events, so ${counted(size - log.events, 'event')} are lost`,
    ),
    ...(newer.length > 0
      ? [
          'People may hold receipts of them. Give the log another SEAL_ORIGIN before the workers start: under its old name two histories would be signed',
        ]
      : []),
  ]
}
