import { declare } from '../call.ts'
import * as wire from '../schemas.ts'

export const proveAuthenticator = declare({
  method: 'POST',
  path: '/user/checkAuthenticator',
  audience: 'public',
  summary:
    'Checks a code of the authenticator app, or a recovery code, at sign-in, after the PAY code. Each counts once',
  changes: true,
  refuses: ['NOT_PROVEN', 'WRONG_AUTHENTICATOR_CODE'],
  body: wire.checkAuthenticatorBody,
  answer: wire.done,
})

export const authenticator = declare({
  method: 'GET',
  path: '/user/authenticator/S',
  audience: 'user',
  summary:
    'Whether the caller’s sign-ins need a code of an authenticator app, and how many recovery codes are left',
  changes: false,
  answer: wire.records(wire.authenticator),
})

export const checkBeginAuthenticator = declare({
  method: 'POST',
  path: '/user/authenticator/before/S',
  audience: 'user',
  summary: 'Whether an authenticator app can be turned on with this PAY code, before a code is sent for it',
  changes: false,
  refuses: ['AUTHENTICATOR_ON', 'WRONG_PIN'],
  body: wire.beforeAuthenticatorBody,
  answer: wire.done,
})

export const beginAuthenticator = declare({
  method: 'POST',
  path: '/user/authenticator/begin/S',
  audience: 'user',
  summary:
    'Gives the secret for an authenticator app, proven by the PAY code and an emailed code of scene authenticator; on once confirmed',
  changes: true,
  refuses: ['AUTHENTICATOR_ON', 'WRONG_CODE', 'WRONG_PIN'],
  body: wire.beginAuthenticatorBody,
  answer: wire.records(wire.begunAuthenticator),
})

export const confirmAuthenticator = declare({
  method: 'POST',
  path: '/user/authenticator/confirm/S',
  audience: 'user',
  summary:
    'Turns the authenticator app on by its first code, within 30 minutes; gives recovery codes, ends other sessions',
  changes: true,
  refuses: ['AUTHENTICATOR_ON', 'NOT_PROVEN', 'WRONG_AUTHENTICATOR_CODE'],
  body: wire.confirmAuthenticatorBody,
  answer: wire.records(wire.recoveryCodes),
})

export const renewRecoveryCodes = declare({
  method: 'POST',
  path: '/user/authenticator/codes/S',
  audience: 'user',
  summary:
    'Gives ten new recovery codes in place of those before, proven by the PAY code and a code of the app',
  changes: true,
  refuses: ['AUTHENTICATOR_OFF', 'WRONG_AUTHENTICATOR_CODE', 'WRONG_PIN'],
  body: wire.changeAuthenticatorBody,
  answer: wire.records(wire.recoveryCodes),
})

export const turnOffAuthenticator = declare({
  method: 'POST',
  path: '/user/authenticator/off/S',
  audience: 'user',
  summary:
    'Turns the authenticator app off, proven by the PAY code and a code of the app. Repeating it has no effect',
  changes: true,
  refuses: ['WRONG_AUTHENTICATOR_CODE', 'WRONG_PIN'],
  body: wire.changeAuthenticatorBody,
  answer: wire.done,
})
