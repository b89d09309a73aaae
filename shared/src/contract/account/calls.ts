import { forBoth, forPublic, forUser } from '../call.ts'
import * as wire from '../schemas.ts'

export const canDelete = forUser.query({
  path: '/user/deleteaccount/S',
  summary:
    'Whether the caller’s account can be deleted now, and if not, what has to be done first: move money out, or agree to give up what taking it out would cost (LEFT_BELOW_FEE)',
  refuses: ['LEFT_BELOW_FEE', 'MONEY_LEFT', 'REQUESTS_OPEN', 'ROLE_HELD', 'WALLET_FROZEN', 'WALLET_RESTING'],
  answer: wire.done,
})

export const remove = forUser.command({
  path: '/user/deleteaccount/S',
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

export const signIns = forBoth.query({
  path: '/user/logloginlist/S/{json}',
  summary: 'Sign-ins of a member: the caller’s, or for administrators those of the uid they name',
  filter: wire.loginFilter,
  answer: wire.paged(wire.loginRecord),
  records: 'sign-ins',
})

export const userinfo = forUser.query({
  path: '/user/userinfo/S',
  summary: 'The caller, and what they may do',
  answer: wire.records(wire.userinfo),
})

export const edit = forUser.command({
  path: '/member/S',
  summary:
    'Changes the caller’s username, or the language one is written to in; an administrator edits another member by uid or email',
  refuses: ['MEMBER_UNKNOWN', 'OWN_CASE'],
  body: wire.editMemberBody,
  loaded: wire.editedMember,
  answer: wire.done,
})

export const rename = forUser.command({
  path: '/user/username/S',
  summary: 'Changes the caller’s username',
  body: wire.usernameBody,
  answer: wire.done,
})

export const setOption = forUser.command({
  path: '/user/changeOptionStatus/S',
  summary: 'Switches quick pay, or the offer of fixed deposits, on or off',
  body: wire.optionBody,
  answer: wire.records(wire.optionResult),
})

export const signOut = forUser.command({
  path: '/user/logout/S',
  summary: 'Ends the session it is signed with',
  answer: wire.done,
})

export const setPhone = forUser.command({
  path: '/user/tel/S',
  summary: 'Changes the caller’s phone number; proven, when the code that was sent to it comes along',
  refuses: ['WRONG_CODE'],
  body: wire.telBody,
  answer: wire.done,
})

export const checkPassword = forUser.preview({
  path: '/user/checkpassword/S',
  summary: 'Whether a password is the caller’s, and whether the next one may take its place',
  refuses: ['PASSWORD_COMMON', 'PASSWORD_HOLDS_EMAIL', 'WRONG_PASSWORD'],
  body: wire.checkPasswordBody,
  answer: wire.done,
})

export const changePassword = forUser.command({
  path: '/user/password/S',
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

export const resetPin = forPublic.command({
  path: '/user/resetUserPin',
  summary:
    'Sets a new PAY code while signing in, by password and emailed code; what leaves the wallet then rests',
  takesLong: true,
  refuses: ['NOT_PROVEN', 'WRONG_CREDENTIALS'],
  body: wire.resetPinBody,
  answer: wire.done,
})

export const checkPin = forUser.preview({
  path: '/user/beforeEditUserPin/S',
  summary: 'Whether a new PAY code can take the old the caller’s place, before a code is sent for it',
  refuses: ['PIN_UNCHANGED', 'WRONG_PIN'],
  body: wire.beforePinBody,
  answer: wire.done,
})

export const changePin = forUser.command({
  path: '/user/editUserPin/S',
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
