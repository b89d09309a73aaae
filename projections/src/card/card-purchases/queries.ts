import type { ListFilter } from '@strongroom/shared'
import { within } from '../../queries/amounts.ts'
import type { Db } from '../../queries/ask.ts'
import { listed } from '../../queries/listed.ts'
import { type Selected, select } from '../../queries/select.ts'
import type { RowOf } from '../../rows.ts'

/** A purchase as the card's processor has told of it. Amounts are decimal strings in `currency`, times ISO 8601. */
export type CardPurchaseRow = RowOf<'card_purchases'>

/** The filter of `card.allPurchases`. */
export type CardPurchaseFilter = ListFilter<'card.allPurchases'>

/** Purchases of all members' cards, or of one's: a page and those with an id. */
export const { page: listCardPurchases, withId: findCardPurchases } = listed<
  CardPurchaseFilter,
  'card_purchases'
>({
  table: 'views.card_purchases',
  sorts: { created_date: 'created_at', amount: 'asked', updated_date: 'updated_at' },
  equals: { uid: 'uid', state: 'state', channel: 'channel' },
  begins: ['id'],
  is: ['uid'],
  ranged: within('asked'),
})

const expiring = select('card_purchases', ['uid', 'id'])
/** A hold whose last day is over. */
export type ExpiringPurchase = Selected<typeof expiring>

/** Holds whose last day is before `today` (ISO day, UTC), the oldest first. */
export const listExpiredHolds = (
  db: Db,
  { today, limit }: { readonly today: string; readonly limit: number },
): Promise<readonly ExpiringPurchase[]> =>
  expiring(db, 'where held > 0 and expires_on < $1 order by expires_on, uid, id limit $2', [today, limit])
