import { ask, type Db } from '../../queries/ask.ts'

/** Holdings of the members and of the house in one currency at the end of a day (UTC). */
export type AssetDayRow = {
  readonly day: string
  readonly currency: string
  readonly members: string
  readonly house: string
  /** In USDC, as last noted by then; null when no price had been noted. */
  readonly price: string | null
}

/**
 * The accounts of all members, and those of the house, at the end of each day from `from` to `to` (ISO days, both included), added up
 * from their postings: the oldest day first, every currency that had ever moved by the last of them.
 */
export const getAssetDays = (
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly AssetDayRow[]> =>
  ask<AssetDayRow>(
    db,
    `with moved as (
       select greatest((at at time zone 'UTC')::date, $1::date - 1) as day, currency,
         coalesce(sum(amount) filter (where account like 'user:%'), 0) as members,
         coalesce(sum(amount) filter (where account like 'house:%'), 0) as house
       from views.postings where at < (($2::date + 1)::timestamp at time zone 'UTC')
       group by 1, 2
     ),
     held as (
       select d::date as day, c.currency,
         sum(coalesce(m.members, 0)) over so_far as members, sum(coalesce(m.house, 0)) over so_far as house
       from generate_series($1::date - 1, $2::date, interval '1 day') d
       cross join (select distinct currency from moved) c
       left join moved m on m.day = d::date and m.currency = c.currency
       window so_far as (partition by c.currency order by d)
     )
     select day::text, currency, members, house,
       (select price from views.day_prices p where p.currency = held.currency and p.day <= held.day::text
        order by p.day desc limit 1) as price
     from held where day >= $1::date order by day, currency`,
    [from, to],
  )
