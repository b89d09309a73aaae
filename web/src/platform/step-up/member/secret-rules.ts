import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { weaknessOf, wire } from '@strongroom/shared'
import { fieldError } from '../../../parts/form-errors.ts'

// Apart from validate.ts: signing in needs none of these rules, and its page loads neither them nor the schemas.

const WEAKNESSES = {
  'few-characters': msg`This password is easy to guess. Choose another.`,
  'holds-email': msg`Leave your own e-mail name out of the password.`,
}

/** Error of a new password for an e-mail address, by the rules of /v1. The server also knows which are common. */
export const newPasswordError = (password: string, email: string): MessageDescriptor | undefined => {
  const wrong = fieldError(wire.newPassword, password)
  const weakness = weaknessOf(password, email)
  return wrong ?? (weakness && WEAKNESSES[weakness])
}

/** The PAY code is exactly six digits. */
export const pinError = (pin: string): MessageDescriptor | undefined => fieldError(wire.pin, pin)

/** A PAY code that is chosen is none of those that thieves try first. */
export const newPinError = (pin: string): MessageDescriptor | undefined => fieldError(wire.newPin, pin)
