import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isWeakPin, weaknessOf } from '@strongroom/shared'
import type { Problem } from '../../../../client/problem.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** What is wrong with an e-mail address, in the specification's words. The server has the last word. */
export const emailError = (email: string): MessageDescriptor | undefined => {
  if (!email.trim()) return msg`Please enter Email`
  return EMAIL.test(email.trim()) ? undefined : msg`Wrong Email Format`
}

const WEAKNESSES = {
  'few-characters': msg`This password is among the first that thieves try. Choose another.`,
  'holds-email': msg`Leave your own e-mail name out of the password.`,
}

/** What is wrong with a new password of an address, by the rules of /v1. The server also knows which are common. */
export const newPasswordError = (password: string, email: string): MessageDescriptor | undefined => {
  if (password.length < 8) return msg`At least 8 characters`
  if (password.length > 128) return msg`At most 128 characters`
  if (!/\p{L}/u.test(password) || !/\d/.test(password)) return msg`At least one letter and one digit`
  const weakness = weaknessOf(password, email)
  return weakness && WEAKNESSES[weakness]
}

export const repeatedPasswordError = (password: string, repeated: string): MessageDescriptor | undefined =>
  password === repeated ? undefined : msg`Password does not match with Confirm Password`

/** The PAY code is exactly six digits. */
export const pinError = (pin: string): MessageDescriptor | undefined =>
  /^\d{6}$/.test(pin) ? undefined : msg`The PAY code is exactly 6 digits`

/** A PAY code that is chosen is none of those that thieves try first. */
export const newPinError = (pin: string): MessageDescriptor | undefined =>
  pinError(pin) ??
  (isWeakPin(pin)
    ? msg`Thieves try this PAY code among the first. Choose one that is no row, no repeat and no date.`
    : undefined)

export const repeatedPinError = (pin: string, repeated: string): MessageDescriptor | undefined =>
  pin === repeated ? undefined : msg`Two PAY Codes do not match`

export const requiredError = (text: string): MessageDescriptor | undefined =>
  text.trim() ? undefined : msg`Please enter all fields`

/** Whether the server has refused the password that was chosen: said at its field. */
export const isAboutPassword = (problem: Problem | undefined): boolean =>
  problem?.kind === 'refused' && ['PASSWORD_COMMON', 'PASSWORD_HOLDS_EMAIL'].includes(problem.code)
