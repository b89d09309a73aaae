import type { wire } from '@strongroom/shared'
import { callForAll, callForOne } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import { ownDevice } from '../../../../client/session.ts'
import { currentLanguage } from '../../../../i18n/i18n.ts'

/** The first step: fails with the refusal of a wrong address or password. */
export const beforeSignIn = (email: string, password: string) =>
  callForOne('account.checkCredentials', { body: { email, password }, isPublic: true })

/** Sends a code by e-mail, in the language on screen when the address has no account yet. */
export const sendEmailCode = (email: string, scene: wire.Scene) =>
  callForAll('account.mailCode', { body: { email, scene, language: currentLanguage() }, isPublic: true })

/** Proves the code; the answer's key opens the next step once, for ten minutes. */
export const checkEmailCode = (email: string, code: string, scene: wire.Scene) =>
  callForOne('account.proveEmail', { body: { email, code, scene }, isPublic: true })

/** The step after the mailed code. `authenticator` 1 in the answer: a code of the app comes next. */
export const checkPinCode = (email: string, pin: string, fp_session_key: string) =>
  callForOne('account.provePin', { body: { email, pin, fp_session_key }, isPublic: true })

/** Sets a forgotten PAY code; the address was proven by the code that was mailed for this sign-in. */
export const resetPin = (body: Body<'account.resetPin'>) =>
  callForAll('account.resetPin', { body, isPublic: true })

/** Checks a code of the authenticator app, or a recovery code; each counts once. */
export const checkAuthenticator = (email: string, code: string, fp_session_key: string) =>
  callForAll('account.proveAuthenticator', { body: { email, code, fp_session_key }, isPublic: true })

/** The last step: the session's key, which signs every later call. */
export const signIn = (email: string, password: string, fp_session_key: string) =>
  callForOne('account.signIn', {
    body: { email, password, fp_session_key, device: ownDevice() },
    isPublic: true,
  })

/** The challenge that a passkey proves at sign-in, once and within five minutes. */
export const beginPasskeySignIn = () => callForOne('account.beginPasskeySignIn', { isPublic: true })
/** Signs in with a passkey, in place of all other steps. */
export const signInByPasskey = (passkey: wire.ProvenPasskey) =>
  callForOne('account.signInByPasskey', { body: { passkey, device: ownDevice() }, isPublic: true })

/** Whether an account has this address. */
export const accountExists = async (email: string) =>
  (await callForOne('account.exists', { body: { email }, isPublic: true })).exists

/** Registers a member. The address was proven by a mailed code. */
export const createUser = (user: Body<'account.register'>, attempt: string) =>
  callForOne('account.register', { body: user, attempt, isPublic: true })

/** Sets a forgotten password. The address was proven by a mailed code. */
export const resetPassword = (body: Body<'account.resetPassword'>) =>
  callForAll('account.resetPassword', { body, isPublic: true })
