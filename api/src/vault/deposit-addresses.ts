/**
 * The addresses members are paid at: a pool that administrators fill, out of which each member is given one a network,
 * for ever. Two constraints see to it that no address has two members and no member two addresses on a network.
 */

import { randomUUID } from 'node:crypto'
import {
  ask,
  type Db,
  equal,
  type Listed,
  type Listing,
  list as listFrom,
} from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { ListFilter } from '@strongroom/shared'
import { errorCode } from '@strongroom/shared/error'
import type { Pool } from 'pg'
import { first } from './run.ts'

/** An address of the house; a member's since `given_date`. */
export type DepositAddress = {
  readonly id: string
  readonly network: string
  readonly ccaddress: string
  readonly demo: 0 | 1
  readonly retired: 0 | 1
  readonly uid: string | null
  readonly created_date: string
  readonly given_date: string | null
}

const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const columns = `id, network, address as ccaddress, demo::int as demo, (retired_at is not null)::int as retired,
  uid::text, ${utc('imported_at')} as created_date, ${utc('given_at')} as given_date`

type PoolFilter = ListFilter<'chain.poolAddresses'>
type Wanted = PoolFilter & { readonly uid?: string | undefined }

const listing: Listing<PoolFilter> = {
  table: 'private.deposit_addresses',
  columns,
  // The latest first, and behind them the free ones.
  sorts: { created_date: 'imported_at', given_date: "coalesce(given_at, '-infinity')" },
  equals: { network: 'network', given: '(given_at is not null)::int' },
  time: 'imported_at',
  search: ['address', 'uid::text'],
}

const isTaken = (error: unknown) => errorCode(error) === '23505'

const one = (db: Db, sql: string, values: readonly unknown[]): Promise<DepositAddress | undefined> =>
  first<DepositAddress>(db, `${sql} returning ${columns}`, [...values])

const find = (db: Db, where: string, values: readonly unknown[]): Promise<readonly DepositAddress[]> =>
  ask<DepositAddress>(db, `select ${columns} from private.deposit_addresses where ${where}`, [...values])

/** A member's address on a network. */
export const heldBy = async (db: Db, uid: string, network: string): Promise<DepositAddress | undefined> =>
  (await find(db, 'uid = $1 and network = $2 and retired_at is null', [uid, network]))[0]

/** Takes one out of the pool, or nothing. Rows that others are just taking are passed over. */
const take = (db: Db, uid: string, network: string, id?: string) =>
  one(
    db,
    `update private.deposit_addresses set uid = $1, given_at = now()
     where id = (
       select id from private.deposit_addresses
       where network = $2 and given_at is null and removed_at is null and ($3::uuid is null or id = $3)
       order by imported_at, id limit 1 for update skip locked
     ) and given_at is null`,
    [uid, network, id ?? null],
  )

/** Brings addresses in, all or none, and gives those that are new. They have been checked and are written in one way. */
export const add = (
  db: Db,
  network: string,
  addresses: readonly string[],
  { demo = false, by }: { readonly demo?: boolean; readonly by?: string } = {},
): Promise<readonly DepositAddress[]> =>
  ask<DepositAddress>(
    db,
    `insert into private.deposit_addresses (id, network, address, demo, imported_by)
     select id, $1, address, $4, $5 from unnest($2::uuid[], $3::text[]) as t(id, address)
     on conflict (address) do nothing returning ${columns}`,
    [network, addresses.map(() => randomUUID()), addresses, demo, by ?? null],
  )

/**
 * A member's address on a network: the one they have, or one out of the pool (`id` says which); nothing when it is
 * empty. A member's tries wait for each other: a second one would reach for an address only to give it back, and
 * another member who asks meanwhile would find none.
 */
export const give = async (
  db: Pool,
  uid: string,
  network: string,
  id?: string,
): Promise<DepositAddress | undefined> => {
  const held = await heldBy(db, uid, network)
  if (held) return held
  try {
    return await inTransaction(db, async client => {
      await client.query('select pg_advisory_xact_lock(hashtext($1))', [`${network} address of ${uid}`])
      // On this connection: callers that each held one and waited for another would wait for ever.
      return (await heldBy(client, uid, network)) ?? (await take(client, uid, network, id))
    })
  } catch (error) {
    // The member asked twice at once, and the other one was faster.
    if (isTaken(error)) return heldBy(db, uid, network)
    throw error
  }
}

/** Corrects a free address, which is the corrector's from then on. Nothing when a member has it, `taken` when it exists already. */
export const correct = async (
  db: Db,
  id: string,
  { network, address, by }: { readonly network: string; readonly address: string; readonly by: string },
): Promise<DepositAddress | 'taken' | undefined> => {
  try {
    return await one(
      db,
      `update private.deposit_addresses set network = $2, address = $3, demo = false, imported_by = $4
       where id::text = $1 and given_at is null and removed_at is null`,
      [id, network, address, by],
    )
  } catch (error) {
    if (isTaken(error)) return 'taken'
    throw error
  }
}

/** Takes an address that no member has been given out of the pool, for good; `remove` then deletes it. */
export const takeOut = (db: Db, id: string): Promise<DepositAddress | undefined> =>
  one(
    db,
    `update private.deposit_addresses set removed_at = coalesce(removed_at, now())
     where id::text = $1 and given_at is null`,
    [id],
  )

/** Forgets an address that has been taken out. */
export const remove = (db: Db, id: string): Promise<DepositAddress | undefined> =>
  one(db, 'delete from private.deposit_addresses where id::text = $1 and removed_at is not null', [id])

/** The member is shown it no more; it stays theirs. */
export const retire = (db: Db, id: string): Promise<DepositAddress | undefined> =>
  one(
    db,
    'update private.deposit_addresses set retired_at = now() where id::text = $1 and uid is not null and retired_at is null',
    [id],
  )

/** An address that is in the pool: no member has it, and it is not being taken out. */
export const inPool = async (db: Db, id: string): Promise<DepositAddress | undefined> =>
  (await find(db, 'id::text = $1 and given_at is null and removed_at is null', [id]))[0]

/** One address of the pool, given or not. */
export const byId = async (db: Db, id: string): Promise<DepositAddress | undefined> =>
  (await find(db, 'id::text = $1', [id]))[0]

/** Addresses of the pool, given or not, by what they read. */
export const byAddresses = (db: Db, addresses: readonly string[]) =>
  find(db, 'address = any($1)', [addresses])

/** The addresses that a member has now, by network. */
export const of = (db: Db, uid: string) => find(db, 'uid = $1 and retired_at is null order by network', [uid])

/** How many addresses are members', by network. */
export const countGiven = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await db.query<{ network: string; n: string }>(
    'select network, count(*) as n from private.deposit_addresses where given_at is not null group by network',
  )
  return new Map(rows.map(({ network, n }) => [network, Number(n)]))
}

/** A page of the pool. */
export const list = (db: Db, filter: Wanted): Promise<Listed<DepositAddress>> =>
  listFrom(db, listing, filter, equal('uid', filter.uid))
