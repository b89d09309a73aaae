import { forAnyone, forPublic, forUser } from '../call.ts'
import * as wire from '../schemas.ts'

export const checkCredentials = forPublic.preview({
  path: '/user/beforeSignIn',
  summary: 'Checks credentials before a code is sent',
  refuses: ['WRONG_CREDENTIALS'],
  body: wire.beforeSignInBody,
  answer: wire.records(wire.beforeSignInResult),
})

export const mailCode = forAnyone.command({
  path: '/user/getEmailCode',
  summary:
    'Sends a code for one scene; answers the same whether the address is known or not. Signed, it may be bound to one payment',
  body: wire.getEmailCodeBody,
  answer: wire.done,
})

export const proveEmail = forPublic.command({
  path: '/user/checkEmailCode',
  summary:
    'Trades a right code for a key that proves it, once and for ten minutes; count 0 says at sign-in that no PAY code is set',
  takesLong: true,
  refuses: ['WRONG_CODE'],
  body: wire.checkEmailCodeBody,
  answer: wire.records(wire.proveEmailResult),
})

export const provePin = forPublic.command({
  path: '/user/checkPinCode',
  summary: 'Checks the PAY code at sign-in; count 0 says that none is set',
  takesLong: true,
  refuses: ['NOT_PROVEN', 'WRONG_SECOND_FACTOR'],
  body: wire.checkPinCodeBody,
  answer: wire.records(wire.checkPinCodeResult),
})

export const signIn = forPublic.command({
  path: '/user/signin',
  summary:
    'Opens a session, once password, emailed code and PAY code were right, and that of the authenticator app where one is on',
  takesLong: true,
  refuses: ['AUTHENTICATOR_NEEDED', 'NOT_PROVEN', 'WRONG_CREDENTIALS', 'WRONG_SECOND_FACTOR'],
  body: wire.signinBody,
  answer: wire.records(wire.signinResult),
})

export const register = forPublic.command({
  path: '/user/create',
  summary: 'Registers a member whose address a code has proven',
  takesLong: true,
  refuses: ['EMAIL_TAKEN', 'INVITE_CODE_UNKNOWN', 'NOT_PROVEN', 'PASSWORD_COMMON', 'PASSWORD_HOLDS_EMAIL'],
  body: wire.createUserBody,
  answer: wire.records(wire.createUserResult),
})

export const resetPassword = forPublic.command({
  path: '/user/resetPwd',
  summary: 'Sets a new password for an address that a code has proven, and signs out every session',
  takesLong: true,
  refuses: ['NOT_PROVEN', 'PASSWORD_COMMON', 'PASSWORD_HOLDS_EMAIL', 'WRONG_SECOND_FACTOR'],
  body: wire.resetPwdBody,
  answer: wire.done,
})

export const messageCode = forUser.command({
  path: '/user/getVerificationCode/S',
  summary: 'Sends a code to a phone: so many a day to one number as the settings say',
  refuses: ['SMS_UNAVAILABLE'],
  body: wire.phoneCodeBody,
  answer: wire.done,
})

export const checkOwnCode = forUser.command({
  path: '/user/checkEmailCode2/S',
  summary: 'Trades a right code for a key that proves it, once and for ten minutes; for who is signed in',
  takesLong: true,
  refuses: ['WRONG_CODE'],
  body: wire.checkOwnCodeBody,
  answer: wire.records(wire.checkEmailCodeResult),
})

const search = {
  summary: 'Whether an address has an account',
  body: wire.searchBody,
  answer: wire.records(wire.searchResult),
} as const
export const exists = forPublic.preview({ ...search, path: '/user/search' })
/** The catalogue of calls names the same call twice. */
export const existsUser = forPublic.preview({ ...search, path: '/user/searchuser' })
