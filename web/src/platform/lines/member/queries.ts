import { queryOptions } from '@tanstack/react-query'
import { callForAll, callForPage } from '../../../client/call.ts'
import type { Body, Row } from '../../../client/contract.ts'
import { askedOf } from '../../../client/following.ts'
import { oneQueryOf } from '../../../client/query-of.ts'

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
    meta: askedOf('statement.ofMember'),
  })

/** A line of the member's statement, opened. */
export type Opened = Row<'statement.one'>

/** A line of the member's statement with all that became of it. */
export const transactionQuery = (id: string) =>
  oneQueryOf(
    'statement.one',
    { params: { id } },
    {
      // A pending movement is asked for again, so that its member sees the decision come.
      refetchInterval: ({ state: { data } }) => (data?.status === 'pending' ? 10_000 : false),
    },
  )

/** Whether the statement of each month comes by mail. */
export const monthlyStatementQuery = oneQueryOf('statements.monthly')
/** Switches it on or off. */
export const setMonthlyStatement = (body: Body<'statements.setMonthly'>, attempt: string) =>
  callForAll('statements.setMonthly', { body, attempt })
