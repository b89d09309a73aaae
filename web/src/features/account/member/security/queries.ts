import { callForAll, callForOne } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import { oneQueryOf, queryOf } from '../../../../client/query-of.ts'

/** The member's own open sessions. */
export const sessionsQuery = queryOf('account.sessions')
/** Ends one of the member's own sessions. */
export const endSession = (id: string) => callForAll('account.endSession', { body: { id } })
/** Ends every session of the member's but this one. */
export const endOtherSessions = () => callForAll('account.endOtherSessions')

/** Stops every payment out of the member's wallet. */
export const freeze = (attempt: string) => callForAll('account.freeze', { attempt })
/** Fails with the refusal of a wrong PAY code. */
export const checkUnfreeze = (pin: string) => callForAll('account.checkUnfreeze', { body: { pin } })
/** Ends the freeze with PAY code and mailed code. */
export const unfreeze = (body: Body<'account.unfreeze'>) => callForAll('account.unfreeze', { body })
/** Reports, by the secret of a mail's link, that a sign-in was not the member's. */
export const sayNotMe = (token: string) => callForAll('account.notMe', { body: { token }, isPublic: true })

/** Whether the member's sign-ins take a code of an authenticator app. */
export const authenticatorQuery = oneQueryOf('account.authenticator')
/** Fails with the refusal of a wrong PAY code, before a code is mailed. */
export const checkBeginAuthenticator = (pin: string) =>
  callForAll('account.checkBeginAuthenticator', { body: { pin } })
/** The secret for an app. Nothing counts until `confirmAuthenticator`. */
export const beginAuthenticator = (body: Body<'account.beginAuthenticator'>) =>
  callForOne('account.beginAuthenticator', { body })
/** Turns the app on with its first code, and gives the recovery codes, this once. */
export const confirmAuthenticator = (code: string) =>
  callForOne('account.confirmAuthenticator', { body: { code } })

type Proofs = Body<'account.turnOffAuthenticator'>
/** New recovery codes, this once; the old ones end. */
export const renewRecoveryCodes = (body: Proofs) => callForOne('account.renewRecoveryCodes', { body })
/** Ends the second step of signing in. */
export const turnOffAuthenticator = (body: Proofs) => callForAll('account.turnOffAuthenticator', { body })

/** Fails with the refusal of a wrong PAY code, or of a device without push messages. */
export const checkConfirmHere = (pin: string) => callForAll('account.checkConfirmHere', { body: { pin } })
/** Lets this device confirm what is begun on others. */
export const confirmHere = (body: Body<'account.confirmHere'>) => callForAll('account.confirmHere', { body })
/** This device confirms no more. */
export const endConfirmHere = () => callForAll('account.endConfirmHere')
/** Fails with the refusal of a wrong PAY code. */
export const checkEndConfirmer = (pin: string) => callForAll('account.checkEndConfirmer', { body: { pin } })
/** One of the member's devices confirms no more. */
export const endConfirmer = (body: Body<'account.endConfirmer'>) =>
  callForAll('account.endConfirmer', { body })
/** Confirms what was begun on another device. */
export const confirm = (body: Body<'account.confirm'>, attempt: string) =>
  callForAll('account.confirm', { body, attempt })

/** Fails with the refusal of a wrong PAY code. */
export const checkBeginPasskey = (pin: string) => callForAll('account.checkBeginPasskey', { body: { pin } })
/** The options that the browser needs to make a passkey. */
export const beginPasskey = (body: Body<'account.beginPasskey'>) =>
  callForOne('account.beginPasskey', { body })
/** Keeps the passkey that the browser has made. */
export const confirmPasskey = (body: Body<'account.confirmPasskey'>) =>
  callForAll('account.confirmPasskey', { body })
/** Names a passkey in the member's list. */
export const renamePasskey = (body: Body<'account.renamePasskey'>) =>
  callForAll('account.renamePasskey', { body })
/** Takes a passkey away, with PAY code and mailed code. */
export const removePasskey = (body: Body<'account.removePasskey'>) =>
  callForAll('account.removePasskey', { body })
