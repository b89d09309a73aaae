import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { wire } from '@strongroom/shared'
import type { Parts } from '../../dependencies.ts'
import type { KnownPasskey, NewPasskey } from '../../vault/passkeys.ts'

type Place = Pick<Parts['config'], 'publicUrl'>

/** EdDSA, ES256 and RS256, by their numbers in COSE: every passkey that is sold knows one of them. */
export const algorithms = [-8, -7, -257]

/** How long a browser asks its user, in milliseconds. */
export const askedForMs = 120_000

/** The host that passkeys belong to: they sign for no other. */
export const hostOf = ({ publicUrl }: Place) => new URL(publicUrl).hostname

const expectedAt = (challenge: string, config: Place) => ({
  expectedChallenge: challenge,
  expectedOrigin: new URL(config.publicUrl).origin,
  expectedRPID: hostOf(config),
  requireUserVerification: true,
})

/** The challenge that a passkey says it has signed; undefined for what no browser writes. */
export const challengeOf = (clientDataJSON: string): string | undefined => {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON)
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

const asCredential = { type: 'public-key', clientExtensionResults: {} } as const

/** A passkey that was made for this challenge, here, by an authenticator that has verified its user; undefined for any other. */
export const checkMade = async (
  { id, response: { transports = [], ...response } }: wire.MadePasskey,
  challenge: string,
  config: Place,
): Promise<NewPasskey | undefined> => {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...asCredential, id, rawId: id, response },
      ...expectedAt(challenge, config),
      supportedAlgorithmIDs: algorithms,
    })
    return registrationInfo && { ...registrationInfo.credential, transports }
  } catch {
    return undefined
  }
}

/**
 * The count of a passkey that has signed this challenge, here, after verifying its user; undefined for any other. Whether it has
 * counted on is checked where the count is kept (`vault/passkeys.ts`), since two may come at once.
 */
export const checkProven = async (
  { id, response: { userHandle, ...response } }: wire.ProvenPasskey,
  { passkey, challenge }: { readonly passkey: KnownPasskey; readonly challenge: string },
  config: Place,
): Promise<{ readonly counter: number } | undefined> => {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...asCredential, id, rawId: id, response },
      ...expectedAt(challenge, config),
      credential: { ...passkey, counter: 0 },
    })
    return verified ? { counter: authenticationInfo.newCounter } : undefined
  } catch {
    return undefined
  }
}
