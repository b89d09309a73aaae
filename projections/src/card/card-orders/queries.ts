import type { ListFilter } from '@strongroom/shared'
import { listed } from '../../queries/listed.ts'
import type { RowOf } from '../../rows.ts'

/** An order of a plastic card; its address is in the vault. Times are ISO 8601. */
export type CardOrderRow = RowOf<'card_orders'>

/** The filter of `card.orders`. */
export type CardOrderFilter = ListFilter<'card.orders'> & {
  /** Only these, by id. */
  readonly ids?: readonly string[] | undefined
}

/** Orders of all members, or of one: a page and those with an id. */
export const { page: listCardOrders, withId: findCardOrders } = listed<CardOrderFilter, 'card_orders'>(
  {
    table: 'views.card_orders',
    sorts: { created_date: 'created_at', finish_date: 'decided_at' },
    equals: { uid: 'uid', status: 'status', ids: null },
    begins: ['id'],
    is: ['uid'],
  },
  filter => (filter.ids ? [{ sql: 'id = any(?)', values: [filter.ids] }] : []),
)
