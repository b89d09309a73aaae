import { queryOptions } from '@tanstack/react-query'
import { callForPage } from '../../../client/call.ts'
import { askedOf } from '../../../client/following.ts'

const POLL_MS = 10_000

/** One member, found by id in the list. */
export const memberQuery = (uid: string) =>
  queryOptions({
    queryKey: ['member', uid],
    queryFn: async () => {
      const { rows } = await callForPage('account.members', { filter: { uid, limit: 1 } })
      return rows[0] ?? null
    },
    refetchInterval: POLL_MS,
    meta: askedOf('account.members'),
  })
