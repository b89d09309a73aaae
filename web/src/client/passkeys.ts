import type { wire } from '@strongroom/shared'

/** Why the browser gave no passkey: its user gave up or took too long, the device has one of ours already, or it cannot at all. */
export class PasskeyFailed extends Error {
  override readonly name = 'PasskeyFailed'
  readonly reason: 'given up' | 'known' | 'unable'

  constructor(reason: PasskeyFailed['reason'], cause: unknown) {
    super(`no passkey: ${reason}`, { cause })
    this.reason = reason
  }
}

/** Whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window

const GIVEN_UP = ['NotAllowedError', 'AbortError']

const namesOf = (thrown: unknown): readonly string[] =>
  thrown instanceof Error ? [thrown.name, ...namesOf(thrown.cause)] : []

const failureOf = (thrown: unknown): PasskeyFailed => {
  const names = namesOf(thrown)
  if (names.includes('InvalidStateError')) return new PasskeyFailed('known', thrown)
  return new PasskeyFailed(names.some(name => GIVEN_UP.includes(name)) ? 'given up' : 'unable', thrown)
}

/** Loaded when it is used: most people who open the page sign in otherwise. */
const browser = () => import('@simplewebauthn/browser')

/** Has the browser make a passkey. Fails with `PasskeyFailed`. */
export const makePasskey = async (optionsJSON: wire.PasskeyToMake): Promise<wire.MadePasskey> => {
  const { startRegistration } = await browser()
  return startRegistration({ optionsJSON }).catch(thrown => {
    throw failureOf(thrown)
  })
}

/** Has the browser prove a passkey. Fails with `PasskeyFailed`. */
export const provePasskey = async (optionsJSON: wire.PasskeyToProve): Promise<wire.ProvenPasskey> => {
  const { startAuthentication } = await browser()
  return startAuthentication({ optionsJSON }).catch(thrown => {
    throw failureOf(thrown)
  })
}
