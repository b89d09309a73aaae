import { sendForm } from '../../../client/call.ts'
import { oneQueryOf, queryOf } from '../../../client/query-of.ts'

const POLL_MS = 20_000

/** The back office at a glance. The whole shell asks this one call: the first screen, and the counts of the menu. */
export const officeHomeQuery = oneQueryOf('office.home', undefined, { refetchInterval: POLL_MS })

/** The policy of every kind of act that may take two administrators. */
export const policiesQuery = queryOf('office.policies')

/** Proposes how one kind of act is decided from now on. */
export const proposePolicy = (body: object, attempt: string) =>
  sendForm('office.savePolicy', { body, attempt })
