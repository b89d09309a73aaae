import { queryOptions } from '@tanstack/react-query'
import { callForPage } from '../../../client/call.ts'

/** The lines of a member's statement that one top-up, swap or payment has made. */
export const linesQuery = (uid: string, reference: string) =>
  queryOptions({
    queryKey: ['lines-of', uid, reference],
    queryFn: async () => {
      const filter = { search: reference, limit: 20 }
      const { rows } = await callForPage('statement.ofMember', { params: { id: uid }, filter })
      return rows.filter(line => line.reference === reference)
    },
    enabled: uid !== '',
  })
