import * as ed25519 from '@noble/ed25519'
import { sha256, sha512 } from '@noble/hashes/sha2.js'
import type { Primitives } from './verify-receipt.mjs'

ed25519.hashes.sha512 = message => sha512(message)

/** SHA-256 and Ed25519 without the browser's help. */
export const libraryPrimitives: Primitives = {
  sha256: async bytes => sha256(bytes),
  verify: async (publicKey, signature, message) =>
    ed25519.verify(signature, message, publicKey, { zip215: false }),
}
