import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { StartRefused } from '@strongroom/api/process'
import { hasCluster } from './folder.ts'
import { folderPaths } from './folder-paths.ts'

export type Secrets = {
  readonly postgresPassword: string
  readonly secretKey: string
  readonly sealKey: string
}

/**
 * The secrets of this folder: made at random once, readable by its owner only. They open the database, so where there
 * is one they are never made anew; and a file that is there keeps all that is in it. One of a version before the seal
 * gets a key for it.
 */
export const readSecrets = (folder: string): Secrets => {
  const { secrets, postgres } = folderPaths(folder)
  if (!existsSync(secrets)) {
    if (hasCluster(postgres))
      throw new StartRefused(
        `${folder} holds a database but no secrets.json, without which it cannot be opened. Restore secrets.json from a backup.`,
      )
    const made = { postgresPassword: randomText(), secretKey: randomText(), sealKey: randomText() }
    writeFileSync(secrets, JSON.stringify(made), { mode: 0o600, flag: 'wx' })
  }
  const found = readSecretsFile(secrets)
  if (found) return withSealKey(secrets, found)
  throw new StartRefused(
    `${secrets} cannot be read, or is not what Strongroom wrote. It was left as it is: restore it from a backup.`,
  )
}

/** The secrets of a folder that a backup is restored into: its keys, and a password for the new database. */
export const writeSecrets = (folder: string, keys: Omit<Secrets, 'postgresPassword'>): Secrets => {
  const secrets = { postgresPassword: randomText(), ...keys }
  writeFileSync(folderPaths(folder).secrets, JSON.stringify(secrets), { mode: 0o600, flag: 'wx' })
  return secrets
}

type KeptSecrets = Omit<Secrets, 'sealKey'> & Partial<Secrets>

const readSecretsFile = (file: string): KeptSecrets | undefined => {
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>
    return found.postgresPassword && found.secretKey ? (found as KeptSecrets) : undefined
  } catch {
    return undefined
  }
}

/** Written beside the file first: it is never there in part. */
const withSealKey = (file: string, { sealKey = randomText(), ...rest }: KeptSecrets): Secrets => {
  const secrets = { ...rest, sealKey }
  if (readSecretsFile(file)?.sealKey === sealKey) return secrets
  writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return secrets
}

const randomText = () => randomBytes(32).toString('base64url')
