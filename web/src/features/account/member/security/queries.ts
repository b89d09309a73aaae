import { queryOptions } from '@tanstack/react-query'
import { callForAll } from '../../../../client/call.ts'

/** One's own open sessions. */
export const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: () => callForAll('account.sessions'),
})
export const endSession = (id: string) => callForAll('account.endSession', { body: { id } })
export const endOtherSessions = () => callForAll('account.endOtherSessions')

export const freeze = (attempt: string) => callForAll('account.freeze', { attempt })
export const unfreeze = (body: { pin: string; code: string }) => callForAll('account.unfreeze', { body })
/** Says by the secret of a mail's link that a sign-in was somebody else's. */
export const sayNotMe = (token: string) => callForAll('account.notMe', { body: { token }, isPublic: true })
