import type { ListFilter } from '@strongroom/shared'
import type { Db } from '../../queries/ask.ts'
import { listed } from '../../queries/listed.ts'
import { computed, type Selected, select } from '../../queries/select.ts'
import type { RowOf } from '../../rows.ts'

/** A collection of coins from members’ addresses to the central one. Amounts are decimal strings, times ISO 8601. */
export type CollectionRow = RowOf<'collections'>

/** The filter of `chain.collections`, as the contract declares it. */
export type CollectionFilter = ListFilter<'chain.collections'>

/** Collections of coins from deposit addresses. */
export const { page: listCollections } = listed<CollectionFilter, 'collections'>({
  table: 'views.collections',
  sorts: { created_date: 'created_at', amount: 'amount', finish_date: 'decided_at' },
  equals: { network: 'network', currency: 'currency', status: 'status' },
  search: ['id', 'txid', 'asked_by'],
})

/** Collections that the custody had not answered for so many seconds, the oldest first. */
export const listOpenCollections = (db: Db, seconds: number): Promise<readonly CollectionRow[]> =>
  select('collections')(
    db,
    'where status = 0 and created_at <= now() - make_interval(secs => $1) order by created_at limit 50',
    [seconds],
  )

const collected = select('collections', ['network', 'currency'], {
  collected: computed<string>('sum(collected)'),
})

/** A sum collected so far, a decimal string. */
export type CollectedSum = Selected<typeof collected>

/** The sums collected so far, by network and currency. */
export const sumCollections = (db: Db): Promise<readonly CollectedSum[]> =>
  collected(db, 'where status = 1 group by network, currency')
