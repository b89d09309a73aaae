import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { wire } from '@strongroom/shared'

type Signing = {
  readonly origin?: string
  readonly host?: string
  /** The passkey's flags of its user: present and verified (5), or only present (1). */
  readonly flags?: number
  /** How often it says that it has signed. */
  readonly counter?: number
}

const verified = 0b101
const withKey = 0b0100_0000

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url')

const clientData = (type: string, challenge: string, origin: string) =>
  JSON.stringify({ type, challenge, origin, crossOrigin: false })

const countBytes = (counter: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(counter)
  return bytes
}

/** A passkey in software, as an authenticator and a browser make it: an ES256 key that signs what it is asked to. */
export const softPasskey = ({ counts = false } = {}) => {
  const id = randomBytes(32)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let [handle, used] = ['', 0]

  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const point = (value: string) => new Uint8Array(Buffer.from(value, 'base64url'))
    return isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    )
  }

  return {
    id: base64url(id),

    /** A browser's answer to options to make a passkey. */
    make: (
      { challenge, rp, user }: wire.PasskeyToMake,
      { origin = `https://${rp.id}`, host = rp.id, flags = verified }: Signing = {},
    ): wire.MadePasskey => {
      handle = user.id
      const authData = Buffer.concat([
        sha256(host),
        Buffer.from([flags | withKey]),
        countBytes(0),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(),
      ])
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      return {
        id: base64url(id),
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      }
    },

    /** A browser's answer to options to prove a passkey. */
    prove: (
      { challenge, rpId }: wire.PasskeyToProve,
      { origin = `https://${rpId}`, host = rpId, flags = verified, counter }: Signing = {},
    ): wire.ProvenPasskey => {
      used += 1
      const client = clientData('webauthn.get', challenge, origin)
      const authData = Buffer.concat([
        sha256(host),
        Buffer.from([flags]),
        countBytes(counter ?? (counts ? used : 0)),
      ])
      return {
        id: base64url(id),
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)),
          ...(handle && { userHandle: handle }),
        },
      }
    },
  }
}
export type SoftPasskey = ReturnType<typeof softPasskey>
