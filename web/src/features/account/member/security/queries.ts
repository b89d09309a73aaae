import { queryOptions } from '@tanstack/react-query'
import { callForAll } from '../../../../client/call.ts'

/** One's own open sessions. */
export const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: () => callForAll('account.sessions'),
})
export const endSession = (id: string) => callForAll('account.endSession', { body: { id } })
export const endOtherSessions = () => callForAll('account.endOtherSessions')
