import { callForAll } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import { oneQueryOf } from '../../../../client/query-of.ts'

/** Whether one's new addresses rest before they can be sent to, and for how long. */
export const allowListQuery = oneQueryOf('chain.allowList')

/** New addresses rest from now on before coins go to them. */
export const turnOnAllowList = (attempt: string) => callForAll('chain.turnOnAllowList', { attempt })
/** Asks for the end of the allow-list, which comes after its resting time. */
export const endAllowList = (body: Body<'chain.endAllowList'>) => callForAll('chain.endAllowList', { body })
/** Calls the end of an allow-list off, by the secret of a mail's link. */
export const keepAllowList = (token: string) =>
  callForAll('chain.keepAllowList', { body: { token }, isPublic: true })
