import type { ListFilter } from '@strongroom/shared'
import { within } from '../queries/amounts.ts'
import type { Db } from '../queries/ask.ts'
import { listed } from '../queries/listed.ts'
import { rowsWith } from '../queries/rows-with.ts'
import type { RowOf } from '../rows.ts'

/** A row of `swaps`, as its table's SQL tells it. */
export type SwapRow = RowOf<'swaps'>

export type SwapFilter = ListFilter<'swap.log'>

/** Swaps of all members, or of one: a page and the sums by currency. */
export const { page: listSwaps, sums: sumSwaps } = listed<SwapFilter, 'swaps'>({
  table: 'views.swaps',
  sorts: { created_date: 'created_at' },
  equals: { uid: 'uid', source: 'source', target: 'target' },
  begins: ['id'],
  is: ['uid'],
  summed: [
    { figure: 'given', currency: 'source', amount: 'source_amount' },
    { figure: 'received', currency: 'target', amount: 'received_amount' },
    { figure: 'fee', currency: 'source', amount: 'fee' },
  ],
  ranged: within('source_amount'),
})

/** One swap of a member. */
export const getSwap = async (db: Db, uid: string, id: string): Promise<SwapRow | undefined> =>
  (await rowsWith(db, 'swaps', { uid, id }))[0]
