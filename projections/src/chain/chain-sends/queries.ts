import type { ListFilter } from '@strongroom/shared'
import { within } from '../../queries/amounts.ts'
import type { Db } from '../../queries/ask.ts'
import { type Listed, type Listing, list, type SumRow, sums } from '../../queries/list.ts'
import { withId } from '../../queries/with-id.ts'
import type { RowOf } from '../../rows.ts'

/** A send on chain, a case of finance; its address is in the vault. Amounts are decimal strings, times ISO 8601. */
export type ChainSendRow = RowOf<'chain_sends'>

/** The filter of `chain.sendCases`, as the contract declares it. */
export type ChainSendFilter = ListFilter<'chain.sendCases'>

const listing: Listing<ListFilter<'chain.sendCases'>> = {
  table: 'views.chain_sends',
  sorts: { created_date: 'created_at', amount: 'amount', finish_date: 'decided_at' },
  equals: { uid: 'uid', status: 'status', currency: 'currency', network: 'network' },
  tie: 'id',
  time: 'created_at',
  begins: ['id', 'external_tx_id'],
  is: ['uid'],
  ranged: within('amount'),
}

/** Sends of all members, or of one. */
export const listChainSends = (db: Db, filter: ChainSendFilter): Promise<Listed<ChainSendRow>> =>
  list(db, listing, filter)

/** Sums of the sends under the filter, by currency. */
export const sumChainSends = (db: Db, filter: ChainSendFilter): Promise<readonly SumRow[]> =>
  sums(db, listing, filter)

/** A send by its id: those of several members if they chose the same one. */
export const findChainSends = (db: Db, id: string): Promise<readonly ChainSendRow[]> =>
  withId<ChainSendRow>(db, 'views.chain_sends', id)
