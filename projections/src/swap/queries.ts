import type { ListFilter } from '@strongroom/shared'
import { within } from '../queries/amounts.ts'
import { ask, type Db } from '../queries/ask.ts'
import { type Listed, type Listing, list, type SumRow, sums } from '../queries/list.ts'
import type { RowOf } from '../rows.ts'

/** A row of `swaps`, as its table's SQL tells it. */
export type SwapRow = RowOf<'swaps'>

export type SwapFilter = ListFilter<'swap.log'>

const listing: Listing<ListFilter<'swap.log'>> = {
  table: 'views.swaps',
  sorts: { created_date: 'created_at' },
  equals: { uid: 'uid', source: 'source', target: 'target' },
  tie: 'id',
  time: 'created_at',
  begins: ['id'],
  is: ['uid'],
  summed: [
    { figure: 'given', currency: 'source', amount: 'source_amount' },
    { figure: 'received', currency: 'target', amount: 'received_amount' },
    { figure: 'fee', currency: 'source', amount: 'fee' },
  ],
  ranged: within('source_amount'),
}

/** Swaps of all members, or of one. */
export const listSwaps = (db: Db, filter: SwapFilter): Promise<Listed<SwapRow>> => list(db, listing, filter)

/** Sums of what the swaps under the filter have given, received and cost, each by its currency. */
export const sumSwaps = (db: Db, filter: SwapFilter): Promise<readonly SumRow[]> => sums(db, listing, filter)

/** One swap of a member. */
export const getSwap = async (db: Db, uid: string, id: string): Promise<SwapRow | undefined> =>
  (await ask<SwapRow>(db, 'select * from views.swaps where uid = $1 and id = $2', [uid, id]))[0]
