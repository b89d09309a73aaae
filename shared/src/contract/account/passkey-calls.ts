import { forPublic, forUser } from '../call.ts'
import * as wire from '../schemas.ts'

export const passkeys = forUser.query({
  path: '/user/passkeys/S',
  summary: 'One’s own passkeys: name, when and where each was added, and when it was last used',
  whole: true,
  answer: wire.records(wire.passkey),
})

export const checkBeginPasskey = forUser.preview({
  path: '/user/passkeys/before/S',
  summary: 'Whether the PAY code is right, before a code is sent for adding or removing a passkey',
  refuses: ['WRONG_PIN'],
  body: wire.beforePasskeyBody,
  answer: wire.done,
})

export const beginPasskey = forUser.command({
  path: '/user/passkeys/begin/S',
  summary:
    'What a browser makes a passkey of, proven by the PAY code and an emailed code of scene passkey; for ten minutes, in this session',
  refuses: ['TOO_MANY_PASSKEYS', 'WRONG_CODE', 'WRONG_PIN'],
  body: wire.beginPasskeyBody,
  answer: wire.records(wire.passkeyToMake),
})

export const confirmPasskey = forUser.command({
  path: '/user/passkeys/confirm/S',
  summary: 'Adds the passkey that the browser has made, under a name; its member is told by e-mail',
  refuses: ['PASSKEY_TAKEN', 'TOO_MANY_PASSKEYS', 'WRONG_PASSKEY'],
  body: wire.confirmPasskeyBody,
  answer: wire.done,
})

export const renamePasskey = forUser.command({
  path: '/user/passkeys/rename/S',
  summary: 'Gives one of the caller’s passkeys another name',
  refuses: ['PASSKEY_UNKNOWN'],
  body: wire.renamePasskeyBody,
  answer: wire.done,
})

export const removePasskey = forUser.command({
  path: '/user/passkeys/remove/S',
  summary:
    'Removes one of the caller’s passkeys, proven by the PAY code and an emailed code of scene passkey; one that is gone already is no mistake',
  refuses: ['WRONG_CODE', 'WRONG_PIN'],
  body: wire.removePasskeyBody,
  answer: wire.done,
})

export const beginPasskeySignIn = forPublic.command({
  path: '/user/passkeys/beforesignin',
  summary: 'What a browser proves a passkey by at sign-in, once and for five minutes; names no member',
  answer: wire.records(wire.passkeyToProve),
})

export const signInByPasskey = forPublic.command({
  path: '/user/passkeys/signin',
  summary:
    'Opens a session by a passkey that has verified its member, in place of password, emailed code, PAY code and authenticator app',
  takesLong: true,
  refuses: ['PASSKEY_UNKNOWN', 'WRONG_PASSKEY'],
  body: wire.passkeySigninBody,
  answer: wire.records(wire.passkeySigninResult),
})

export const beginPasskeyApproval = forUser.command({
  path: '/user/passkeys/beforeapprove/S',
  summary:
    'What a browser proves a passkey by to approve one payment, one look at the card’s number, or an administrator’s decisions, in place of emailed code and PAY code; once, in this session, for five minutes',
  refuses: ['PASSKEY_UNKNOWN'],
  body: wire.approveByPasskeyBody,
  answer: wire.records(wire.passkeyToProve),
})

export const proveSession = forUser.command({
  path: '/user/prove/S',
  summary:
    'Proves the owner of the session again, by PAY code, authenticator app or passkey: for a quarter of an hour an administrator may then decide amounts that take two',
  refuses: ['WRONG_AUTHENTICATOR_CODE', 'WRONG_PASSKEY', 'WRONG_PIN'],
  body: wire.proveSessionBody,
  answer: wire.records(wire.provenSession),
})
