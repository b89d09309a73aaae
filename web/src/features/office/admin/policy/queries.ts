import { sendForm } from '../../../../client/call.ts'
import { queryOf } from '../../../../client/query-of.ts'

/** The policy of every kind of act that may take two administrators. */
export const policiesQuery = queryOf('office.policies')

/** Proposes how one kind of act is decided from now on. */
export const proposePolicy = (body: object, attempt: string) =>
  sendForm('office.savePolicy', { body, attempt })
