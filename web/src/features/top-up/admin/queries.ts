import { queryOptions } from '@tanstack/react-query'
import { callForPage } from '../../../client/call.ts'
import { askedOf } from '../../../client/following.ts'

/** How many top-ups of a member were approved before. */
export const approvedBeforeQuery = (uid: string) =>
  queryOptions({
    queryKey: ['approved-before', uid],
    queryFn: async () => (await callForPage('topUp.all', { filter: { uid, status: 1, limit: 1 } })).total,
    meta: askedOf('topUp.all'),
  })
