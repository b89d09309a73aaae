import { createHmac, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { BackupRefused } from './archive.ts'

/** How a backup's keys follow from its passphrase; stands in the manifest. `salt` is base64. */
export type Stretching = {
  readonly kdf: 'scrypt'
  readonly n: number
  readonly r: number
  readonly p: number
  readonly salt: string
}

/** The keys of one backup: for private data, and for the manifest. */
export type ArchiveKeys = { readonly cipher: Buffer; readonly mac: Buffer }

const leastLength = 12
/** 128 MiB and about half a second for each guess. */
const cost = { n: 2 ** 17, r: 8, p: 1 } as const
/** A manifest that was altered must not take all memory. */
const most = { n: 2 ** 20, r: 16, p: 4 }

export const newStretching = (): Stretching => ({
  kdf: 'scrypt',
  ...cost,
  salt: randomBytes(16).toString('base64'),
})

/** Refuses a passphrase that is too short to protect anything. */
export const checkPassphrase = (passphrase: string): void => {
  if (passphrase.length >= leastLength) return
  throw new BackupRefused(`The passphrase has to have ${leastLength} characters at least.`)
}

export const keysOf = async (passphrase: string, how: Stretching): Promise<ArchiveKeys> => {
  const { n: N, r, p } = how
  if (how.kdf !== 'scrypt' || N > most.n || r > most.r || p > most.p)
    throw new BackupRefused(
      'manifest.json names another way to stretch the passphrase than this version knows.',
    )
  const salt = Buffer.from(how.salt, 'base64')
  const secret = await new Promise<Buffer>((resolve, reject) =>
    scrypt(passphrase.normalize('NFKC'), salt, 32, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
  const keyFor = (use: string) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `strongroom backup ${use}`, 32))
  return { cipher: keyFor('private data'), mac: keyFor('manifest') }
}

/** 64 hex digits that only the holder of the key can make of a text. */
export const macOf = (key: Buffer | string, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex')

export const isMac = (key: Buffer | string, text: string, mac: string): boolean => {
  const [right, given] = [Buffer.from(macOf(key, text)), Buffer.from(mac)]
  return right.length === given.length && timingSafeEqual(right, given)
}
