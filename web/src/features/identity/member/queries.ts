import { callForOne } from '../../../client/call.ts'
import { firstQueryOf, oneQueryOf } from '../../../client/query-of.ts'
import type { Sent } from './form.ts'

const POLL_MS = 10_000

/** Standing of the member's verification; asked again for as long as an administrator has to decide it. */
export const standingQuery = oneQueryOf('identity.standing', undefined, {
  refetchInterval: ({ state }) => (state.data?.step === 2 ? POLL_MS : false),
})

/** The newest form that was handed in; none yet, or none any more, is null. */
export const ownFormQuery = firstQueryOf('identity.form')

/** Hands the form in for review. */
export const handIn = (body: Sent, attempt: string) => callForOne('identity.submit', { body, attempt })
