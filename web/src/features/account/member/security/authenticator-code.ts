import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const plain = (typed: string) => typed.replaceAll(/[\s-]/g, '')

/** The fault of a typed recovery code, if there is one. */
export const recoveryCodeError = (typed: string): MessageDescriptor | undefined =>
  /^[0-9a-z]{10}$/i.test(plain(typed)) ? undefined : msg`A recovery code has ten letters and digits.`

/** The fault of a typed code of an authenticator app, or for recovery, if there is one. */
export const authenticatorCodeError = (typed: string): MessageDescriptor | undefined =>
  /^(\d{6}|[0-9a-z]{10})$/i.test(plain(typed))
    ? undefined
    : msg`Enter the six digits of the app, or a recovery code of ten letters and digits.`
