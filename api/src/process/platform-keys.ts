import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseVerifierKey, secretBytes, signingKey } from '@strongroom/ledger/eventlog/seal'
import { entriesOf } from '@strongroom/shared'
import type { Config } from '@strongroom/shared/config'
import { Client } from 'pg'
import { StartRefused } from './in-words.ts'

/** The keys of a process, and the public keys that its operator says have signed before. */
export type PlatformKeys = Pick<Config, 'secretKey' | 'sealKey' | 'sealKeysBefore' | 'sealOrigin'>

type Name = 'SECRET_KEY' | 'SEAL_KEY'
type Kept = { readonly name: Name; readonly salt: Buffer; readonly fingerprint: Buffer }
type Material = string | Buffer

/**
 * Holds the keys of a process against the fingerprints in the database, and writes those of a platform that has none yet. A new
 * `SEAL_KEY` is taken where `SEAL_KEYS_BEFORE` names the one of before; its fingerprint then stands there.
 * @throws `StartRefused` for a key that is not the platform's
 */
export const keepKeys = (url: string, keys: PlatformKeys): Promise<void> =>
  withClient(url, async client => {
    for (const [name, material] of entriesOf(materialsOf(keys)))
      await client.query(
        `insert into private.platform_keys (name, salt, fingerprint) values ($1, $2, $3) on conflict do nothing`,
        rowOf(name, material),
      )
    const isRotated = judge(await readKept(client), keys)
    if (isRotated)
      await client.query(
        'update private.platform_keys set salt = $2, fingerprint = $3, since = now() where name = $1',
        rowOf('SEAL_KEY', materialsOf(keys).SEAL_KEY),
      )
  })

/**
 * Holds keys against the fingerprints in the database, and writes nothing. A database without a platform, or with one that has
 * not been started since keys have fingerprints, takes any.
 * @throws `StartRefused` for a key that is not the platform's
 */
export const refuseOtherKeys = (url: string, keys: PlatformKeys): Promise<void> =>
  withClient(url, async client => {
    judge(await readKept(client), keys)
  })

/** Whether a platform has left fingerprints of its keys in the database. */
export const hasKeys = (url: string): Promise<boolean> =>
  withClient(url, async client => (await readKept(client)).length > 0)

/** Whether `SEAL_KEY` is another one than before, and may be. */
const judge = (kept: readonly Kept[], keys: PlatformKeys): boolean => {
  const { SECRET_KEY, SEAL_KEY } = materialsOf(keys)
  const fits = (name: Name, material: Material) =>
    kept.every(
      each => each.name !== name || timingSafeEqual(fingerprintOf(material, each.salt), each.fingerprint),
    )
  if (!fits('SECRET_KEY', SECRET_KEY)) throw new StartRefused(otherSecretKey)
  if (fits('SEAL_KEY', SEAL_KEY)) return false
  const isNamed = keys.sealKeysBefore.some(line => fits('SEAL_KEY', parseVerifierKey(line).publicKey))
  if (!isNamed) throw new StartRefused(otherSealKey)
  return true
}

const whereKeysAre =
  'npm start keeps it in secrets.json of the DATA_DIR that the platform began in; set it to that one.'

const otherSecretKey = `SECRET_KEY is not the one of the platform in this database: what is encrypted there could not be read. ${whereKeysAre}
To begin a platform of its own, set DATABASE_URL to an empty database.`

const otherSealKey = `SEAL_KEY is not the one that signs the log of the platform in this database. ${whereKeysAre}
To change it, name the public key of before (the line at /log/key) in SEAL_KEYS_BEFORE, for the API and the workers.`

const materialsOf = ({ secretKey, sealKey, sealOrigin }: PlatformKeys): Record<Name, Material> => ({
  SECRET_KEY: secretKey,
  SEAL_KEY: signingKey(sealOrigin, 'note', secretBytes(sealKey)).key.publicKey,
})

const fingerprintOf = (material: Material, salt: Buffer): Buffer =>
  createHmac('sha256', material).update('strongroom platform key').update(salt).digest()

const rowOf = (name: Name, material: Material) => {
  const salt = randomBytes(16)
  return [name, salt, fingerprintOf(material, salt)]
}

const readKept = async (client: Client): Promise<readonly Kept[]> => {
  const { rows: found } = await client.query(
    `select to_regclass('private.platform_keys') is not null as there`,
  )
  if (!found[0].there) return []
  return (await client.query<Kept>('select name, salt, fingerprint from private.platform_keys')).rows
}

const withClient = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
