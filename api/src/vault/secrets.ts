import { argon2, createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { createConcurrencyLimit } from './concurrency-limit.ts'

const derive = promisify(argon2)

/** OWASP's minimum for argon2id: 19 MiB, two passes, about 30 ms. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const

const atOnce = Math.max(1, availableParallelism() - 1)

/**
 * Hashes take turns: each takes a processor for itself, and one is left to all other calls. A caller who would wait for longer than two
 * seconds is asked to try again; so are those of a crowd whose turn would come later than that on a machine at rest.
 */
export const hashing = createConcurrencyLimit({ atOnce, always: 16, waitMs: 2_000, most: 48 * atOnce })

const stretch = (secret: string, salt: Buffer, { memory, passes, parallelism } = cost) =>
  hashing.inTurn(() =>
    derive('argon2id', {
      message: Buffer.from(secret.normalize('NFKC')),
      nonce: salt,
      parallelism,
      tagLength: 32,
      memory,
      passes,
    }),
  )

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

/** Hashes a password or PAY code with argon2id, as a PHC string. */
export const hashSecret = async (secret: string): Promise<string> => {
  const salt = randomBytes(16)
  const tag = await stretch(secret, salt)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/**
 * Whether a secret is the one that was hashed. Without a hash (the address is unknown) it works just as long and says
 * no, so that time tells nothing.
 */
export const verifySecret = async (secret: string, phc: string | null | undefined): Promise<boolean> => {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(phc ?? '') ?? []
  if (!salt || !tag) {
    await stretch(secret, randomBytes(16))
    return false
  }
  const given = await stretch(secret, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  } as typeof cost)
  return timingSafeEqual(given, Buffer.from(tag, 'base64'))
}

/** 32 random bytes, as hex: session keys and the like. */
export const newKey = (): string => randomBytes(32).toString('hex')

/** Keys are random, so a plain hash keeps them. */
export const keyHash = (key: string): Buffer => hash('sha256', key, 'buffer') as Buffer

/** Six digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** A code is short, so its hash needs a key that is not in the database. */
export const codeHash = (secretKey: string, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', secretKey).update(parts.join('\n')).digest()

/**
 * HMAC-SHA256 with one key, in hex. The key is made ready once: for a text two plain hashes are left to do, which take
 * half the time of `createHmac`. The last text is remembered: what a screen reads at once is signed alike.
 */
export const hmacWith = (key: string): ((text: string) => string) => {
  const bytes = Buffer.from(key)
  const block = Buffer.alloc(64)
  block.set(bytes.length > block.length ? keyHash(key) : bytes)
  const inner = block.map(byte => byte ^ 0x36)
  const outer = Buffer.concat([block.map(byte => byte ^ 0x5c), Buffer.alloc(32)])
  let last: { readonly text: string; readonly hmac: string } | undefined
  return text => {
    if (text === last?.text) return last.hmac
    outer.write(hash('sha256', Buffer.concat([inner, Buffer.from(text)]), 'hex'), block.length, 'hex')
    last = { text, hmac: hash('sha256', outer, 'hex') }
    return last.hmac
  }
}
