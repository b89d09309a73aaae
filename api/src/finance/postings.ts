import { listPostings, type PostingRow } from '@strongroom/projections/finance'
import { contract, wire } from '@strongroom/shared'
import { recordFrom } from '../command/record-from.ts'
import { page } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { implement } from '../http/call.ts'
import { sidesOf } from './sides.ts'
import { financeCsv } from './words.ts'

const posting = recordFrom<PostingRow>()(wire.posting, { as: { created_date: 'at' } })

const recordOf = (parts: Parts, row: PostingRow) =>
  posting(parts, row, {
    id: `${row.number}.${row.leg}`,
    ...sidesOf(parts.catalogue, row.currency, row.amount),
  })

/** The legs that a figure is made of. */
export const postings = implement(contract.finance.postings, {
  csv: financeCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await listPostings(parts.db, filter)
    return page({ rows: rows.map(row => recordOf(parts, row)), total })
  },
})
