import type { ListFilter } from '@strongroom/shared'
import { eitherWay } from '../../queries/amounts.ts'
import type { Db } from '../../queries/ask.ts'
import { listed } from '../../queries/listed.ts'
import { computed, type Selected, select } from '../../queries/select.ts'
import type { RowOf } from '../../rows.ts'

/** A line of a card: spending, credits, fees, charges and bonuses. Amounts are decimal strings, times ISO 8601. */
export type CardTransactionRow = RowOf<'card_transactions'>

/** The filter of `card.allTransactions`. */
export type CardTransactionFilter = ListFilter<'card.allTransactions'> & {
  /** Only transactions that a network has settled. */
  readonly ofNetwork?: boolean
}

/** Movements of cards' balances, of all members or of one: a page and those with an id. */
export const { page: listCardTransactions, withId: findCardTransactions } = listed<
  CardTransactionFilter,
  'card_transactions'
>(
  {
    table: 'views.card_transactions',
    sorts: { created_date: 'created_at', amount: 'amount', settlement_date: 'settled_on' },
    equals: { uid: 'uid', type: 'type', status: 'status', ofNetwork: null },
    begins: ['id', 'network_transaction_id'],
    is: ['uid'],
    ranged: eitherWay('amount'),
  },
  filter => (filter.ofNetwork ? [{ sql: 'network_transaction_id is not null', values: [] }] : []),
)

const purchases = select('card_transactions', [
  'uid',
  'id',
  'currency',
  'amount',
  'settled_on',
  'above_limit',
  'while_frozen',
])

/** A purchase that its holder did not want: above their daily limit, or with a card that they had frozen. */
export type UnwantedPurchase = Selected<typeof purchases>

/** Purchases booked since an instant that their holders did not want, without those that were reversed. */
export const listUnwantedPurchases = (db: Db, since: string): Promise<readonly UnwantedPurchase[]> =>
  purchases(
    db,
    `where (above_limit is not null or while_frozen) and status = 1 and created_at >= $1 order by created_at, id`,
    [since],
  )

const [spends, months] = [
  select('card_transactions', ['id', 'amount']),
  select('card_transactions', [], { month: computed<string>('distinct left(settled_on, 7)') }),
]

/** A settled transaction that was not reversed. `amount` is signed: its effect on the card. */
export type CardSpendRow = Selected<typeof spends>

const settled = `where uid = $1 and currency = $2 and type = 'spend' and status = 1 and settled_on is not null`

/** Months (`2026-10`) with settled transactions of a member's card, the newest first. */
export const listSpendingMonths = async (
  db: Db,
  { uid, currency }: { readonly uid: string; readonly currency: string },
): Promise<readonly string[]> => {
  const found = await months(db, `${settled} order by month desc`, [uid, currency])
  return found.map(({ month }) => month)
}

/** Transactions of a member's card that were settled in a month. */
export const listSpendsOfMonth = (
  db: Db,
  { uid, currency, month }: { readonly uid: string; readonly currency: string; readonly month: string },
): Promise<readonly CardSpendRow[]> =>
  spends(db, `${settled} and left(settled_on, 7) = $3`, [uid, currency, month])

type ZoneMonth = {
  readonly uid: string
  readonly currency: string
  readonly month: string
  readonly timeZone: string
}

/** Transactions of a member's card that were made in a month of a time zone, as the month's money has them. */
export const listSpendsMadeIn = (
  db: Db,
  { uid, currency, month, timeZone }: ZoneMonth,
): Promise<readonly CardSpendRow[]> =>
  spends(
    db,
    `where uid = $1 and currency = $2 and type = 'spend' and status = 1
       and created_at >= ($3 || '-01')::timestamp at time zone $4
       and created_at < (($3 || '-01')::timestamp + interval '1 month') at time zone $4`,
    [uid, currency, month, timeZone],
  )
