import { weaknessOf } from '@strongroom/shared'
import { msg } from '#words'
import { type Reply, refused } from '../../command/replies.ts'
import { isCommonPassword } from '../../vault/common-passwords.ts'

/** The answers to a caller who fails to prove their identity. */
export const wrongCode = (): Reply => refused('WRONG_CODE', msg`The code is wrong or has expired`)
/** The refusal of a proof of a code that has run out or was used. */
export const notProven = (): Reply => refused('NOT_PROVEN', msg`Please ask for a new code and start again`)
/** The refusal of a wrong password. */
export const wrongPassword = (): Reply => refused('WRONG_PASSWORD', msg`The password is wrong`)
/** The refusal of a wrong PAY code. */
export const wrongPin = (): Reply => refused('WRONG_PIN', msg`The PAY code is wrong`)
/** The refusal of a passkey’s proof, whether wrong, late or for another payment. */
export const wrongPasskey = (): Reply =>
  refused('WRONG_PASSKEY', msg`The passkey was not accepted, or it took too long: please try again`)
/** The refusal of what another device has not confirmed, or not for this payment, or not in time. */
export const notConfirmed = (): Reply =>
  refused('NOT_CONFIRMED', msg`This was not confirmed on your other device, or it took too long`)
/** The refusal of an authenticator app’s code, wrong or used before. */
export const wrongAuthenticatorCode = (): Reply =>
  refused('WRONG_AUTHENTICATOR_CODE', msg`The code of the authenticator app is wrong, or was used already`)

/** Why a password may not be chosen, if it may not: thieves try it first. */
export const passwordRefusal = async (password: string, email: string): Promise<Reply | undefined> => {
  const weakness = weaknessOf(password, email)
  if (weakness === 'holds-email')
    return refused('PASSWORD_HOLDS_EMAIL', msg`Leave your own e-mail name out of the password`)
  return weakness || (await isCommonPassword(password))
    ? refused('PASSWORD_COMMON', msg`This password is easy to guess, please choose another`)
    : undefined
}
