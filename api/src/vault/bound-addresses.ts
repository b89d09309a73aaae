/** The members' address books. The log holds, by the ids of these rows, which of them may be sent money. */

import { ask, type Db, type Listed, type Listing, list as listFrom } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { ListFilter } from '@strongroom/shared'
import type { Pool } from 'pg'
import type { Mail } from './mail/mail.ts'
import { postMail } from './mail/post.ts'
import { run } from './run.ts'

/** An address a member may send to. `removed`: taken out of the book, kept for the sends that went there. */
export type BoundAddress = {
  readonly id: string
  readonly uid: string
  readonly currency: string
  readonly network: string
  readonly name: string
  readonly address: string
  readonly created_date: string
}

type Given = Omit<BoundAddress, 'created_date'>
type Wanted = ListFilter<'chain.addressBook'>

const columns = `id, uid::text, currency, network, name, address,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_date`

const listing: Listing<Wanted> = {
  table: 'private.bound_addresses',
  columns,
  sorts: { created_date: 'created_at', name: 'name' },
  equals: { currency: 'currency', network: 'network' },
  search: ['name', 'address'],
}

/** Long enough for the request itself to tell of it. One that never came into the log is not asked about for ever. */
export const untoldAddressesDue = `
  select min(created_at) + interval '15 seconds' from private.bound_addresses
  where told_at is null and removed_at is null and created_at > now() - interval '1 day'`

/**
 * Puts an address into the book; the one that is there already gets the new name and is given back. Nothing when the id
 * was used for another address. From then on it is to be screened, too.
 */
export const add = async (
  db: Db,
  { id, uid, currency, network, name, address }: Given,
): Promise<BoundAddress | undefined> => {
  await db.query(
    `with kept as (
       insert into private.bound_addresses (id, uid, currency, network, name, address, told_at)
       values ($1, $2, $3, $4, $5, $6, null) on conflict do nothing returning *
     )
     insert into private.crypto_scans (case_kind, case_id, uid, kind, value, currency, network)
     select 'address', id::text, uid, 'address', address, currency, network from kept on conflict do nothing`,
    [id, uid, currency, network, name, address],
  )
  const { rows } = await db.query<BoundAddress>(
    `update private.bound_addresses set name = $5
     where uid = $1 and currency = $2 and network = $3 and address = $4 and removed_at is null returning ${columns}`,
    [uid, currency, network, address, name],
  )
  return rows[0]
}

/** Takes an address out of its member's book; its row stays. */
export const remove = (db: Db, id: string): Promise<void> =>
  run(db, 'update private.bound_addresses set removed_at = now() where id::text = $1', [id])

/** The entries whose members have not been told of them yet; some may not be in the log. */
export const untold = (db: Db): Promise<readonly BoundAddress[]> =>
  ask<BoundAddress>(
    db,
    `select ${columns} from private.bound_addresses
     where told_at is null and removed_at is null order by created_at`,
  )

/** Notes an entry as told and posts its mail, if there is one, in one transaction: once, however many try. */
export const tell = (db: Pool, id: string, mail: Mail | undefined): Promise<void> =>
  inTransaction(db, async client => {
    const { rowCount } = await client.query(
      'update private.bound_addresses set told_at = now() where id = $1 and told_at is null',
      [id],
    )
    if (rowCount && mail) await postMail(client, mail)
  })

/** A page of the addresses in a member's book. */
export const list = (db: Db, uid: string, filter: Wanted): Promise<Listed<BoundAddress>> =>
  listFrom(db, listing, filter, [{ sql: 'uid = ? and removed_at is null', values: [uid] }])

/** By their ids, those that were taken out too. */
export const byIds = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, BoundAddress>> => {
  const { rows } = await db.query<BoundAddress>(
    `select ${columns} from private.bound_addresses where id::text = any($1)`,
    [[...new Set(ids)]],
  )
  return new Map(rows.map(row => [row.id, row]))
}

/** How a mail calls an address: all of it, because that is what has to be compared. */
export const addressName = ({ name, address, network }: BoundAddress): string =>
  `${name}, ${address} (${network})`
