import type { ListFilter } from '@strongroom/shared'
import { within } from '../queries/amounts.ts'
import type { Db } from '../queries/ask.ts'
import { listed } from '../queries/listed.ts'
import { computed, type Selected, select } from '../queries/select.ts'
import type { RowOf } from '../rows.ts'

/** A row of `trades`, as its table's SQL tells it. */
export type TradeRow = RowOf<'trades'>

export type TradeFilter = ListFilter<'trade.all'>

/** Orders of all members, or of one: a page, the sums by currency and those with an id. */
export const {
  page: listTrades,
  sums: sumTrades,
  withId: findTrades,
} = listed<TradeFilter, 'trades'>({
  table: 'views.trades',
  sorts: { created_date: 'created_at', amount: 'amount', price: 'price' },
  equals: { uid: 'uid', status: 'status', base: 'base', target: 'target', type: 'side', kind: 'kind' },
  begins: ['id'],
  is: ['uid'],
  summed: [{ figure: 'amount', currency: 'base', amount: 'amount' }],
  ranged: within('amount'),
})

const crossing = select('trades', ['uid', 'id'], { placed: computed<string>('created_at::text') })

/** An order with the time at which it was placed, as PostgreSQL writes it, with its microseconds. */
export type CrossingTrade = Selected<typeof crossing>

/** Open orders of a pair whose limit a market price reaches, the oldest first; those behind one of them. */
export const listCrossingTrades = (
  db: Db,
  {
    base,
    target,
    market,
    after,
    limit,
  }: { base: string; target: string; market: string; after?: CrossingTrade | undefined; limit: number },
): Promise<readonly CrossingTrade[]> =>
  crossing(
    db,
    `where status = 0 and base = $1 and target = $2
       and (side = 'buy' and price >= $3 or side = 'sell' and price <= $3)
       and ($5::timestamptz is null or (created_at, uid, id) > ($5, $6, $7))
     order by created_at, uid, id limit $4`,
    [base, target, market, limit, after?.placed, after?.uid, after?.id],
  )
