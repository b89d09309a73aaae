import type { ListFilter } from '@strongroom/shared'
import type { Db } from '../../queries/ask.ts'
import { type Listed, type Listing, list } from '../../queries/list.ts'
import { withId } from '../../queries/with-id.ts'
import type { RowOf } from '../../rows.ts'

/** An order of a plastic card; its address is in the vault. Times are ISO 8601. */
export type CardOrderRow = RowOf<'card_orders'>

/** The filter of `card.orders`. */
export type CardOrderFilter = ListFilter<'card.orders'> & {
  /** Only these, by id. */
  readonly ids?: readonly string[] | undefined
}

const listing: Listing<ListFilter<'card.orders'>> = {
  table: 'views.card_orders',
  sorts: { created_date: 'created_at', finish_date: 'decided_at' },
  equals: { uid: 'uid', status: 'status' },
  tie: 'id',
  time: 'created_at',
  begins: ['id'],
  is: ['uid'],
}

/** Orders of all members, or of one. */
export const listCardOrders = (db: Db, filter: CardOrderFilter): Promise<Listed<CardOrderRow>> =>
  list(db, listing, filter, filter.ids ? [{ sql: 'id = any(?)', values: [filter.ids] }] : [])

/** An order by its id: those of several members if they chose the same one. */
export const findCardOrders = (db: Db, id: string): Promise<readonly CardOrderRow[]> =>
  withId<CardOrderRow>(db, 'views.card_orders', id)
