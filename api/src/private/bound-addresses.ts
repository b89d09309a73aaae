import type { Pool } from 'pg'

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
type Wanted = {
  readonly currency?: string | undefined
  readonly network?: string | undefined
  readonly search?: string | undefined
  readonly sort: string
  readonly order: 'asc' | 'desc'
  readonly page: number
  readonly limit: number
}

const columns = `id, uid::text, currency, network, name, address,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_date`

/** The members' address books. Who may be sent money is in the log, by the ids of these rows. */
export const createBoundAddresses = (db: Pool) => ({
  /**
   * Puts an address into the book; the one that is there already, under whatever name, is given back. Nothing when the id
   * was used for another address.
   */
  add: async ({ id, uid, currency, network, name, address }: Given): Promise<BoundAddress | undefined> => {
    await db.query(
      `insert into private.bound_addresses (id, uid, currency, network, name, address)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [id, uid, currency, network, name, address],
    )
    const { rows } = await db.query<BoundAddress>(
      `select ${columns} from private.bound_addresses
       where uid = $1 and currency = $2 and network = $3 and address = $4 and removed_at is null`,
      [uid, currency, network, address],
    )
    return rows[0]
  },

  remove: async (id: string): Promise<void> => {
    await db.query('update private.bound_addresses set removed_at = now() where id::text = $1', [id])
  },

  list: async (uid: string, { currency, network, search, sort, order, page, limit }: Wanted) => {
    const { rows } = await db.query<BoundAddress & { total: string }>(
      `select ${columns}, count(*) over () as total from private.bound_addresses
       where uid = $1 and removed_at is null
         and ($2::text is null or currency = $2) and ($3::text is null or network = $3)
         and ($4::text is null or strpos(lower(name || ' ' || address), lower($4)) > 0)
       order by ${sort === 'name' ? 'name' : 'created_at'} ${order}, id limit ${limit} offset ${(page - 1) * limit}`,
      [uid, currency ?? null, network ?? null, search || null],
    )
    return {
      rows: rows.map(({ total: _, ...row }): BoundAddress => row),
      total: Number(rows[0]?.total ?? 0),
    }
  },

  /** By their ids, those that were taken out too. */
  byIds: async (ids: readonly string[]): Promise<ReadonlyMap<string, BoundAddress>> => {
    const { rows } = await db.query<BoundAddress>(
      `select ${columns} from private.bound_addresses where id::text = any($1)`,
      [[...new Set(ids)]],
    )
    return new Map(rows.map(row => [row.id, row]))
  },
})
export type BoundAddresses = ReturnType<typeof createBoundAddresses>

/** How a mail calls an address: all of it, because that is what has to be compared. */
export const addressName = ({ name, address, network }: BoundAddress): string =>
  `${name}, ${address} (${network})`
