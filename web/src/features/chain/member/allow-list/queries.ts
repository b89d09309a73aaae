import { queryOptions } from '@tanstack/react-query'
import { callForAll, callForOne } from '../../../../client/call.ts'

/** Whether one's new addresses rest before they can be sent to, and for how long. */
export const allowListQuery = queryOptions({
  queryKey: ['allow-list'],
  queryFn: () => callForOne('chain.allowList'),
})
export const turnOnAllowList = (attempt: string) => callForAll('chain.turnOnAllowList', { attempt })
export const endAllowList = (body: { pin: string; code: string }) =>
  callForAll('chain.endAllowList', { body })
/** Calls the end of an allow-list off, by the secret of a mail's link. */
export const keepAllowList = (token: string) =>
  callForAll('chain.keepAllowList', { body: { token }, isPublic: true })
