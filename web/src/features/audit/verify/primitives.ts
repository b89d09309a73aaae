import { type Primitives, webCrypto } from './verify-receipt.mjs'

/** The curve's base point: a public key that every implementation takes. */
const someKey = new Uint8Array(32).fill(0x66).with(0, 0x58)

/** Older browsers have no Ed25519; without https they withhold `crypto.subtle` altogether. */
const hasEd25519 = async (): Promise<boolean> => {
  try {
    await crypto.subtle.importKey('raw', someKey, 'Ed25519', false, ['verify'])
    return true
  } catch {
    return false
  }
}

/** SHA-256 and Ed25519: the browser's own, or a library's, which is loaded only then. */
export const findPrimitives = async (): Promise<Primitives> =>
  (await hasEd25519()) ? webCrypto : (await import('./library-primitives.ts')).libraryPrimitives
