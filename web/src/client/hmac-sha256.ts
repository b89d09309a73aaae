import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** HMAC-SHA256 in plain JavaScript; a module of its own, so that only a browser without `crypto.subtle` loads it. */
export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => hmac(sha256, key, message)
