import type { wire } from '@strongroom/shared'
import { vi } from 'vitest'

const bytes = (text: string) => new TextEncoder().encode(text).buffer

type Asking = { readonly create?: () => Promise<unknown>; readonly get?: () => Promise<unknown> }

const credential = (response: object) => ({
  id: 'cGFzc2tleQ',
  rawId: bytes('passkey'),
  type: 'public-key',
  response,
  getClientExtensionResults: () => ({}),
})

const made = () => ({ clientDataJSON: bytes('client'), attestationObject: bytes('made') })
const proven = () => ({
  clientDataJSON: bytes('client'),
  authenticatorData: bytes('data'),
  signature: bytes('signed'),
  userHandle: bytes('user'),
})

/** A browser that knows passkeys: gives one at once, or does what it is told. The test takes it away by `vi.unstubAllGlobals`. */
export const givePasskeys = ({ create, get }: Asking = {}) => {
  vi.stubGlobal('PublicKeyCredential', class {})
  const asked = {
    create: vi.fn(create ?? (async () => credential(made()))),
    get: vi.fn(get ?? (async () => credential(proven()))),
  }
  Object.defineProperty(navigator, 'credentials', { value: asked, configurable: true })
  return asked
}

/** A member's passkey that was added on a phone and is not used yet. */
export const phonePasskey: wire.Passkey = {
  ...{ id: 'key', name: 'Key', created_date: '2026-11-23T10:00:00.000Z', used_date: null },
  ...{ browser: 'Safari', system: 'iPhone', transports: ['internal'] },
}
