import type { wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import type { InferInput } from 'valibot'
import { callForAll, callForOne } from '../../../../client/call.ts'

/** The member's own open sessions. */
export const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: () => callForAll('account.sessions'),
})
export const endSession = (id: string) => callForAll('account.endSession', { body: { id } })
export const endOtherSessions = () => callForAll('account.endOtherSessions')

export const freeze = (attempt: string) => callForAll('account.freeze', { attempt })
/** Fails with the refusal of a wrong PAY code. */
export const checkUnfreeze = (pin: string) => callForAll('account.checkUnfreeze', { body: { pin } })
export const unfreeze = (body: { pin: string; code: string }) => callForAll('account.unfreeze', { body })
/** Says by the secret of a mail's link that a sign-in was somebody else's. */
export const sayNotMe = (token: string) => callForAll('account.notMe', { body: { token }, isPublic: true })

/** Whether one's own sign-ins take a code of an authenticator app. */
export const authenticatorQuery = queryOptions({
  queryKey: ['authenticator'],
  queryFn: () => callForOne('account.authenticator'),
})
export const checkBeginAuthenticator = (pin: string) =>
  callForAll('account.checkBeginAuthenticator', { body: { pin } })
export const beginAuthenticator = (body: InferInput<typeof wire.beginAuthenticatorBody>) =>
  callForOne('account.beginAuthenticator', { body })
export const confirmAuthenticator = (code: string) =>
  callForOne('account.confirmAuthenticator', { body: { code } })

type Proofs = InferInput<typeof wire.changeAuthenticatorBody>
export const renewRecoveryCodes = (body: Proofs) => callForOne('account.renewRecoveryCodes', { body })
export const turnOffAuthenticator = (body: Proofs) => callForAll('account.turnOffAuthenticator', { body })

/** The member's own passkeys. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: () => callForAll('account.passkeys'),
})
/** Fails with the refusal of a wrong PAY code. */
export const checkBeginPasskey = (pin: string) => callForAll('account.checkBeginPasskey', { body: { pin } })
export const beginPasskey = (body: InferInput<typeof wire.beginPasskeyBody>) =>
  callForOne('account.beginPasskey', { body })
export const confirmPasskey = (body: InferInput<typeof wire.confirmPasskeyBody>) =>
  callForAll('account.confirmPasskey', { body })
export const renamePasskey = (body: InferInput<typeof wire.renamePasskeyBody>) =>
  callForAll('account.renamePasskey', { body })
export const removePasskey = (body: InferInput<typeof wire.removePasskeyBody>) =>
  callForAll('account.removePasskey', { body })
/** What a passkey signs to approve one payment: nothing where the member has none. */
export const beginPasskeyApproval = (body: wire.ApproveByPasskeyBody) =>
  callForOne('account.beginPasskeyApproval', { body })
