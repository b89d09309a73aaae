import { command, preview, query } from '../call.ts'
import * as wire from '../schemas.ts'

export const passkeys = query({
  path: '/user/passkeys/S',
  audience: 'user',
  summary: 'One’s own passkeys: name, when and where each was added, and when it was last used',
  whole: true,
  answer: wire.records(wire.passkey),
})

export const checkBeginPasskey = preview({
  path: '/user/passkeys/before/S',
  audience: 'user',
  summary: 'Whether the PAY code is right, before a code is sent for adding or removing a passkey',
  refuses: ['WRONG_PIN'],
  body: wire.beforePasskeyBody,
  answer: wire.done,
})

export const beginPasskey = command({
  path: '/user/passkeys/begin/S',
  audience: 'user',
  summary:
    'What a browser makes a passkey of, proven by the PAY code and an emailed code of scene passkey; for ten minutes, in this session',
  refuses: ['TOO_MANY_PASSKEYS', 'WRONG_CODE', 'WRONG_PIN'],
  body: wire.beginPasskeyBody,
  answer: wire.records(wire.passkeyToMake),
})

export const confirmPasskey = command({
  path: '/user/passkeys/confirm/S',
  audience: 'user',
  summary: 'Adds the passkey that the browser has made, under a name; its member is told by e-mail',
  refuses: ['PASSKEY_TAKEN', 'TOO_MANY_PASSKEYS', 'WRONG_PASSKEY'],
  body: wire.confirmPasskeyBody,
  answer: wire.done,
})

export const renamePasskey = command({
  path: '/user/passkeys/rename/S',
  audience: 'user',
  summary: 'Gives one of the caller’s passkeys another name',
  refuses: ['PASSKEY_UNKNOWN'],
  body: wire.renamePasskeyBody,
  answer: wire.done,
})

export const removePasskey = command({
  path: '/user/passkeys/remove/S',
  audience: 'user',
  summary:
    'Removes one of the caller’s passkeys, proven by the PAY code and an emailed code of scene passkey; one that is gone already is no mistake',
  refuses: ['WRONG_CODE', 'WRONG_PIN'],
  body: wire.removePasskeyBody,
  answer: wire.done,
})

export const beginPasskeySignIn = command({
  path: '/user/passkeys/beforesignin',
  audience: 'public',
  summary: 'What a browser proves a passkey by at sign-in, once and for five minutes; names no member',
  answer: wire.records(wire.passkeyToProve),
})

export const signInByPasskey = command({
  path: '/user/passkeys/signin',
  audience: 'public',
  summary:
    'Opens a session by a passkey that has verified its member, in place of password, emailed code, PAY code and authenticator app',
  takesLong: true,
  refuses: ['PASSKEY_UNKNOWN', 'WRONG_PASSKEY'],
  body: wire.passkeySigninBody,
  answer: wire.records(wire.passkeySigninResult),
})

export const beginPasskeyApproval = command({
  path: '/user/passkeys/beforeapprove/S',
  audience: 'user',
  summary:
    'What a browser proves a passkey by to approve one payment, one look at the card’s number, or an administrator’s decisions, in place of emailed code and PAY code; once, in this session, for five minutes',
  refuses: ['PASSKEY_UNKNOWN'],
  body: wire.approveByPasskeyBody,
  answer: wire.records(wire.passkeyToProve),
})

export const proveSession = command({
  path: '/user/prove/S',
  audience: 'user',
  summary:
    'Proves the owner of the session again, by PAY code, authenticator app or passkey: for a quarter of an hour an administrator may then decide amounts that take two',
  refuses: ['WRONG_AUTHENTICATOR_CODE', 'WRONG_PASSKEY', 'WRONG_PIN'],
  body: wire.proveSessionBody,
  answer: wire.records(wire.provenSession),
})
