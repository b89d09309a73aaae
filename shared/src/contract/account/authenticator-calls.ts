import { forPublic, forUser } from '../call.ts'
import * as wire from '../schemas.ts'

export const proveAuthenticator = forPublic.command({
  path: '/user/checkAuthenticator',
  summary:
    'Checks a code of the authenticator app, or a recovery code, at sign-in, after the PAY code. Each counts once',
  refuses: ['NOT_PROVEN', 'WRONG_AUTHENTICATOR_CODE'],
  body: wire.checkAuthenticatorBody,
  answer: wire.done,
})

export const authenticator = forUser.query({
  path: '/user/authenticator/S',
  summary:
    'Whether the caller’s sign-ins need a code of an authenticator app, and how many recovery codes are left',
  answer: wire.records(wire.authenticator),
})

export const checkBeginAuthenticator = forUser.preview({
  path: '/user/authenticator/before/S',
  summary: 'Whether an authenticator app can be turned on with this PAY code, before a code is sent for it',
  refuses: ['AUTHENTICATOR_ON', 'WRONG_PIN'],
  body: wire.beforeAuthenticatorBody,
  answer: wire.done,
})

export const beginAuthenticator = forUser.command({
  path: '/user/authenticator/begin/S',
  summary:
    'Gives the secret for an authenticator app, proven by the PAY code and an emailed code of scene authenticator; on once confirmed',
  refuses: ['AUTHENTICATOR_ON', 'WRONG_CODE', 'WRONG_PIN'],
  body: wire.beginAuthenticatorBody,
  answer: wire.records(wire.begunAuthenticator),
})

export const confirmAuthenticator = forUser.command({
  path: '/user/authenticator/confirm/S',
  summary:
    'Turns the authenticator app on by its first code, within 30 minutes; gives recovery codes, ends other sessions',
  refuses: ['AUTHENTICATOR_ON', 'NOT_PROVEN', 'WRONG_AUTHENTICATOR_CODE'],
  body: wire.confirmAuthenticatorBody,
  answer: wire.records(wire.recoveryCodes),
})

export const renewRecoveryCodes = forUser.command({
  path: '/user/authenticator/codes/S',
  summary:
    'Gives ten new recovery codes in place of those before, proven by the PAY code and a code of the app',
  refuses: ['AUTHENTICATOR_OFF', 'WRONG_AUTHENTICATOR_CODE', 'WRONG_PIN'],
  body: wire.changeAuthenticatorBody,
  answer: wire.records(wire.recoveryCodes),
})

export const turnOffAuthenticator = forUser.command({
  path: '/user/authenticator/off/S',
  summary:
    'Turns the authenticator app off, proven by the PAY code and a code of the app. Repeating it has no effect',
  refuses: ['WRONG_AUTHENTICATOR_CODE', 'WRONG_PIN'],
  body: wire.changeAuthenticatorBody,
  answer: wire.done,
})
