import { callForOne } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { oneQueryOf } from '../../../client/query-of.ts'

/** Asks customer service. */
export const openSupport = (body: Body<'support.open'>, attempt: string) =>
  callForOne('support.open', { body, attempt })

/** Writes on in a case of one's own. */
export const writeSupport = (body: Body<'support.write'>, attempt: string) =>
  callForOne('support.write', { body, attempt })

/** Closes a case of one's own. */
export const closeSupport = (id: string, attempt: string) =>
  callForOne('support.close', { body: { id }, attempt })

/** The member's own records that have a reference. */
export const aboutQuery = (reference: string) =>
  oneQueryOf('support.about', { params: { reference } }, { enabled: reference !== '' })

/** A case with its messages, asked again for the other side writes too. */
export const supportTalkQuery = (id: string) =>
  oneQueryOf('support.talk', { params: { id } }, { refetchInterval: 10_000 })
