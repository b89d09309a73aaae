import { command, preview, query } from '../call.ts'
import * as wire from '../schemas.ts'

export const canDelete = query({
  path: '/user/deleteaccount/S',
  audience: 'user',
  summary:
    'Whether the caller’s account can be deleted now, and if not, what has to be done first: move money out, or agree to give up what taking it out would cost (LEFT_BELOW_FEE)',
  refuses: ['LEFT_BELOW_FEE', 'MONEY_LEFT', 'REQUESTS_OPEN', 'ROLE_HELD', 'WALLET_FROZEN', 'WALLET_RESTING'],
  answer: wire.done,
})

export const remove = command({
  path: '/user/deleteaccount/S',
  audience: 'user',
  summary:
    'Deletes the caller’s account, proven by the password and an emailed code, once it is empty but for what is given up',
  refuses: [
    'LEFT_BELOW_FEE',
    'MONEY_LEFT',
    'NOT_PROVEN',
    'REQUESTS_OPEN',
    'ROLE_HELD',
    'WALLET_FROZEN',
    'WALLET_RESTING',
    'WRONG_PASSWORD',
  ],
  body: wire.deleteAccountBody,
  answer: wire.done,
})

export const signIns = query({
  path: '/user/logloginlist/S/{json}',
  audience: 'both',
  summary: 'Sign-ins of a member: the caller’s, or for administrators those of the uid they name',
  filter: wire.loginFilter,
  answer: wire.paged(wire.loginRecord),
  records: 'sign-ins',
})

export const userinfo = query({
  path: '/user/userinfo/S',
  audience: 'user',
  summary: 'The caller, and what they may do',
  answer: wire.records(wire.userinfo),
})

export const edit = command({
  path: '/member/S',
  audience: 'user',
  summary:
    'Changes the caller’s username, or the language one is written to in; an administrator edits another member by uid or email',
  refuses: ['MEMBER_UNKNOWN', 'OWN_CASE'],
  body: wire.editMemberBody,
  loaded: wire.editedMember,
  answer: wire.done,
})

export const rename = command({
  path: '/user/username/S',
  audience: 'user',
  summary: 'Changes the caller’s username',
  body: wire.usernameBody,
  answer: wire.done,
})

export const setOption = command({
  path: '/user/changeOptionStatus/S',
  audience: 'user',
  summary: 'Switches quick pay, or the offer of fixed deposits, on or off',
  body: wire.optionBody,
  answer: wire.records(wire.optionResult),
})

export const signOut = command({
  path: '/user/logout/S',
  audience: 'user',
  summary: 'Ends the session it is signed with',
  answer: wire.done,
})

export const setPhone = command({
  path: '/user/tel/S',
  audience: 'user',
  summary: 'Changes the caller’s phone number; proven, when the code that was sent to it comes along',
  refuses: ['WRONG_CODE'],
  body: wire.telBody,
  answer: wire.done,
})

export const checkPassword = preview({
  path: '/user/checkpassword/S',
  audience: 'user',
  summary: 'Whether a password is the caller’s, and whether the next one may take its place',
  refuses: ['PASSWORD_COMMON', 'PASSWORD_HOLDS_EMAIL', 'WRONG_PASSWORD'],
  body: wire.checkPasswordBody,
  answer: wire.done,
})

export const changePassword = command({
  path: '/user/password/S',
  audience: 'user',
  summary: 'Changes the caller’s password, proven by the old one and an emailed code; other sessions end',
  takesLong: true,
  refuses: [
    'NOT_PROVEN',
    'PASSWORD_COMMON',
    'PASSWORD_HOLDS_EMAIL',
    'PASSWORD_UNCHANGED',
    'WRONG_CODE',
    'WRONG_PASSWORD',
  ],
  body: wire.passwordBody,
  answer: wire.done,
})

export const resetPin = command({
  path: '/user/resetUserPin',
  audience: 'public',
  summary:
    'Sets a new PAY code while signing in, by password and emailed code; what leaves the wallet then rests',
  takesLong: true,
  refuses: ['NOT_PROVEN', 'WRONG_CREDENTIALS'],
  body: wire.resetPinBody,
  answer: wire.done,
})

export const checkPin = preview({
  path: '/user/beforeEditUserPin/S',
  audience: 'user',
  summary: 'Whether a new PAY code can take the old the caller’s place, before a code is sent for it',
  refuses: ['PIN_UNCHANGED', 'WRONG_PIN'],
  body: wire.beforePinBody,
  answer: wire.done,
})

export const changePin = command({
  path: '/user/editUserPin/S',
  audience: 'user',
  summary:
    'Changes the caller’s PAY code, proven by an emailed code; without the old one, an app’s code or a passkey beside it what leaves the wallet rests; other sessions end',
  takesLong: true,
  refuses: [
    'NOT_PROVEN',
    'PIN_UNCHANGED',
    'WRONG_AUTHENTICATOR_CODE',
    'WRONG_CODE',
    'WRONG_PASSKEY',
    'WRONG_PIN',
  ],
  body: wire.pinBody,
  answer: wire.done,
})
