import { listPostings, type PostingRow } from '@strongroom/projections/finance'
import { contract, type wire } from '@strongroom/shared'
import { page } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { implement } from '../http/call.ts'
import { financeCsv } from './csv-words.ts'
import { sidesOf } from './sides.ts'

const recordOf = ({ catalogue }: Parts, { leg, at, amount, number, ...row }: PostingRow): wire.Posting => ({
  id: `${number}.${leg}`,
  number,
  position: row.position,
  event_id: row.event_id,
  stream: row.stream,
  type: row.type,
  account: row.account,
  uid: row.uid,
  currency: row.currency,
  ...sidesOf(catalogue, row.currency, amount),
  created_date: at,
})

/** The legs that a figure is made of. */
export const postings = implement(contract.finance.postings, {
  csv: financeCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await listPostings(parts.db, filter)
    return page({ rows: rows.map(row => recordOf(parts, row)), total })
  },
})
