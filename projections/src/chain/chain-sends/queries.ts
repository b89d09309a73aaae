import type { ListFilter } from '@strongroom/shared'
import { within } from '../../queries/amounts.ts'
import { listed } from '../../queries/listed.ts'
import type { RowOf } from '../../rows.ts'

/** A send on chain, a case of finance; its address is in the vault. Amounts are decimal strings, times ISO 8601. */
export type ChainSendRow = RowOf<'chain_sends'>

/** The filter of `chain.sendCases`, as the contract declares it. */
export type ChainSendFilter = ListFilter<'chain.sendCases'>

/** Sends of all members, or of one: a page, the sums by currency and those with an id. */
export const {
  page: listChainSends,
  sums: sumChainSends,
  withId: findChainSends,
} = listed<ChainSendFilter, 'chain_sends'>({
  table: 'views.chain_sends',
  sorts: { created_date: 'created_at', amount: 'amount', finish_date: 'decided_at' },
  equals: { uid: 'uid', status: 'status', currency: 'currency', network: 'network' },
  begins: ['id', 'external_tx_id'],
  is: ['uid'],
  ranged: within('amount'),
})
