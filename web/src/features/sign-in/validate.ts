import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** What is wrong with an e-mail address, in the specification's words. The server has the last word. */
export const emailError = (email: string): MessageDescriptor | undefined => {
  if (!email.trim()) return msg`Please enter Email`
  return EMAIL.test(email.trim()) ? undefined : msg`Wrong Email Format`
}

/** What is wrong with a new password, by the rules of /v1. */
export const newPasswordError = (password: string): MessageDescriptor | undefined => {
  if (password.length < 8) return msg`At least 8 characters`
  if (password.length > 128) return msg`At most 128 characters`
  return /\p{L}/u.test(password) && /\d/.test(password) ? undefined : msg`At least one letter and one digit`
}

export const repeatedPasswordError = (password: string, repeated: string): MessageDescriptor | undefined =>
  password === repeated ? undefined : msg`Password does not match with Confirm Password`

/** The PAY code is exactly six digits. */
export const pinError = (pin: string): MessageDescriptor | undefined =>
  /^\d{6}$/.test(pin) ? undefined : msg`The PAY code is exactly 6 digits`

export const repeatedPinError = (pin: string, repeated: string): MessageDescriptor | undefined =>
  pin === repeated ? undefined : msg`Two PAY Codes do not match`

export const requiredError = (text: string): MessageDescriptor | undefined =>
  text.trim() ? undefined : msg`Please enter all fields`
