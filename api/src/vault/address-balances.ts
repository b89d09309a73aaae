/** Balances of members' deposit addresses, as last scanned. */

import { ask, type Db, type Listed, type Listing, list as listFrom } from '@strongroom/projections/queries'
import type { ListFilter } from '@strongroom/shared'
import { run } from './run.ts'

/** A deposit address and what was last seen on it in one currency. */
export type AddressBalanceRow = {
  readonly address_id: string
  readonly network: string
  readonly currency: string
  readonly amount: string
  readonly scanned_at: string
  readonly ccaddress: string
  readonly demo: 0 | 1
  readonly uid: string | null
  /** Collected so far. */
  readonly collected: string
}

/** An address that is a member's, or was. */
export type GivenAddress = { readonly id: string; readonly network: string; readonly address: string }

/** The total on all addresses of a network in one currency. */
export type Pot = {
  readonly network: string
  readonly currency: string
  readonly amount: string
  readonly addresses: number
  /** Of those that hold at least the least amount asked for. */
  readonly least_amount: string
  readonly least_addresses: number
  readonly scanned_at: string
}

type Seen = {
  readonly addressId: string
  readonly network: string
  readonly currency: string
  readonly amount: string
}

type Wanted = ListFilter<'chain.addressBalances'>

const listing: Listing<Wanted> = {
  table: `private.address_balances b join private.deposit_addresses d on d.id = b.address_id
    left join views.collected_addresses c on c.address_id = b.address_id::text and c.currency = b.currency`,
  columns: `b.address_id::text, b.network, b.currency, b.amount, b.scanned_at, d.address as ccaddress,
    d.demo::int as demo, d.uid::text as uid, coalesce(c.collected, 0) as collected`,
  sorts: { amount: 'b.amount', scanned_date: 'b.scanned_at' },
  equals: { network: 'b.network', currency: 'b.currency', uid: 'd.uid::text', least: null },
  tie: 'b.address_id, b.currency',
  time: 'b.scanned_at',
  search: ['d.address', 'd.uid::text'],
}

/** A page of the balances on chain; `least`: only those above zero that are at least as much. */
export const list = (db: Db, filter: Wanted): Promise<Listed<AddressBalanceRow>> => {
  const { least } = filter
  const enough = { sql: 'b.amount > 0 and b.amount >= ?', values: [least] }
  return listFrom(db, listing, filter, least === undefined ? [] : [enough])
}

/** The addresses of these networks that have not been looked at for the longest. */
export const toScan = (db: Db, networks: readonly string[], most: number): Promise<readonly GivenAddress[]> =>
  ask<GivenAddress>(
    db,
    `select d.id::text, d.network, d.address from private.deposit_addresses d
     left join lateral (select min(scanned_at) as scanned_at from private.address_balances where address_id = d.id) b on true
     where d.given_at is not null and d.network = any($1) order by b.scanned_at nulls first, d.id limit $2`,
    [networks, most],
  )

/** How many of these networks have never been looked at. */
export const countUnseen = async (db: Db, networks: readonly string[]): Promise<number> => {
  const [row] = await ask<{ n: number }>(
    db,
    `select count(*) as n from private.deposit_addresses d where d.given_at is not null and d.network = any($1)
     and not exists (select from private.address_balances where address_id = d.id)`,
    [networks],
  )
  return row?.n ?? 0
}

/** Given addresses by their ids; one that is not there is left out. */
export const byIds = (db: Db, ids: readonly string[]): Promise<readonly GivenAddress[]> =>
  ask<GivenAddress>(
    db,
    'select id::text, network, address from private.deposit_addresses where id::text = any($1)',
    [ids],
  )

/** Keeps the balances of a scan; those of a later scan stay. */
export const save = (db: Db, seen: readonly Seen[], at: Date): Promise<void> =>
  run(
    db,
    `insert into private.address_balances as known (address_id, network, currency, amount, scanned_at)
     select address_id, network, currency, amount, $5
     from unnest($1::uuid[], $2::text[], $3::text[], $4::numeric[]) as t(address_id, network, currency, amount)
     on conflict (address_id, currency) do update set amount = excluded.amount, scanned_at = excluded.scanned_at
     where known.scanned_at <= excluded.scanned_at`,
    [
      seen.map(each => each.addressId),
      seen.map(each => each.network),
      seen.map(each => each.currency),
      seen.map(each => each.amount),
      at,
    ],
  )

/** Balances to collect in a currency on a network, largest first: of these addresses, or of all. */
export const found = (
  db: Db,
  pot: { readonly network: string; readonly currency: string },
  {
    least = '0',
    addressIds,
    without,
    most,
  }: {
    readonly least?: string | undefined
    readonly addressIds?: readonly string[] | undefined
    readonly without: readonly string[]
    readonly most: number
  },
): Promise<readonly { readonly addressId: string; readonly amount: string }[]> =>
  ask(
    db,
    `select address_id::text as "addressId", amount from private.address_balances
     where network = $1 and currency = $2 and amount > 0 and amount >= $3
       and ($4::text[] is null or address_id::text = any($4)) and address_id::text <> all($5)
     order by amount desc, address_id limit $6`,
    [pot.network, pot.currency, least, addressIds ?? null, without, most],
  )

/** The sums on the addresses of each network and currency: all of it, and what is at least `least`. */
export const pots = (db: Db, least: string): Promise<readonly Pot[]> =>
  ask<Pot>(
    db,
    `select network, currency, sum(amount) as amount, count(*) filter (where amount > 0) as addresses,
       coalesce(sum(amount) filter (where amount >= $1), 0) as least_amount,
       count(*) filter (where amount > 0 and amount >= $1) as least_addresses, min(scanned_at) as scanned_at
     from private.address_balances group by network, currency order by network, currency`,
    [least],
  )
