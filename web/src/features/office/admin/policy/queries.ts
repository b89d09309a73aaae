import { queryOptions } from '@tanstack/react-query'
import { callForAll, sendForm } from '../../../../client/call.ts'

/** The policy of every kind of act that may take two administrators. */
export const policiesQuery = queryOptions({
  queryKey: ['policies'],
  queryFn: () => callForAll('office.policies'),
})

/** Proposes how one kind of act is decided from now on. */
export const proposePolicy = (body: object, attempt: string) =>
  sendForm('office.savePolicy', { body, attempt })
