import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Problem } from '../../../client/problem.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** Error of an e-mail address, in the specification's words. The server has the last word. */
export const emailError = (email: string): MessageDescriptor | undefined => {
  if (!email.trim()) return msg`Please enter Email`
  return EMAIL.test(email.trim()) ? undefined : msg`Wrong Email Format`
}

/** An e-mail address as accounts are known by it. */
export const addressOf = (email: string): string => email.trim().toLowerCase()

/** The message for two passwords that differ; nothing when they agree. */
export const repeatedPasswordError = (password: string, repeated: string): MessageDescriptor | undefined =>
  password === repeated ? undefined : msg`Password does not match with Confirm Password`

/** The message for two PAY codes that differ; nothing when they agree. */
export const repeatedPinError = (pin: string, repeated: string): MessageDescriptor | undefined =>
  pin === repeated ? undefined : msg`Two PAY Codes do not match`

/** The message for a field left empty; nothing otherwise. */
export const requiredError = (text: string): MessageDescriptor | undefined =>
  text.trim() ? undefined : msg`Please enter all fields`

/** Whether the server has refused the password that was chosen: said at its field. */
export const isAboutPassword = (problem: Problem | undefined): boolean =>
  problem?.kind === 'refused' && ['PASSWORD_COMMON', 'PASSWORD_HOLDS_EMAIL'].includes(problem.code)
