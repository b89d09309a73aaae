import { inTransaction } from '@strongroom/projections/runner'
import { Decimal } from '@strongroom/shared'
import type { Pool } from 'pg'
import type { AddressBalance, CollectionOrder, Custody, CustodyHolding } from './custody.ts'

type Db = Pick<Pool, 'query'>

/** The TRX that each collection of coins leaves on an address as unused fuel. */
const fuelLeft = '15'

/**
 * Balances: approved top-ups of the addresses' members, each on the address its member had then, or got next, less the
 * amounts that the demo has collected. Each collection of coins adds fuel.
 */
const standing = `
  with came as (
    select a.address, t.currency, t.amount
    from views.top_ups t
    cross join lateral (
      select d.address from private.deposit_addresses d
      where d.uid::text = t.uid and d.network = t.network and d.given_at is not null
      order by d.given_at <= t.created_at desc, abs(extract(epoch from d.given_at - t.created_at)) limit 1
    ) a
    where t.status = 1 and t.network = $1
      and t.uid in (select uid::text from private.deposit_addresses where address = any($2))
  ), moved as (
    select address, currency, amount from came
    union all select address, 'TRX', ${fuelLeft} from private.demo_collections
      where network = $1 and network = 'TRC20' and currency <> 'TRX'
    union all select address, currency, -amount from private.demo_collections where network = $1
  )
  select address, currency, trim_scale(sum(amount))::text as amount from moved
  where address = any($2) group by address, currency`

/** The amounts that the demo custody has collected, by central address. The demo does not record sends from those addresses. */
const collected = `
  select c.network, c.central_address as address, d.currency, trim_scale(sum(d.amount))::text as amount
  from private.demo_collections d join views.collections c on c.id = d.collection_id
  group by c.network, c.central_address, d.currency`

const given = `
  select network, array_agg(address) as addresses from private.deposit_addresses
  where given_at is not null group by network order by network`

/**
 * A custody for the embedded default: no chain, no keys, and transfers whose TXIDs say that they are a demo's. It holds
 * to the contract that a real one has.
 */
export const demoCustody = (db: Pool, now: () => Date): Custody => {
  const balances = async (by: Db, network: string, addresses: readonly string[]) =>
    (await by.query<AddressBalance>(standing, [network, addresses])).rows

  const collectOnce = async (by: Db, { id, network, currency, from }: CollectionOrder) => {
    const there = await balances(
      by,
      network,
      from.map(({ address }) => address),
    )
    const held = new Map(
      there.filter(each => each.currency === currency).map(each => [each.address, each.amount]),
    )
    const enough = from.filter(({ address, amount }) => new Decimal(held.get(address) ?? 0).gte(amount))
    await by.query(
      `insert into private.demo_collections (collection_id, address, network, currency, amount)
       select $1, address, $2, $3, amount from unnest($4::text[], $5::numeric[]) as t(address, amount)`,
      [id, network, currency, enough.map(({ address }) => address), enough.map(({ amount }) => amount)],
    )
    return enough
  }

  const standingEverywhere = async () => {
    const { rows } = await db.query<{ network: string; addresses: readonly string[] }>(given)
    const found = rows.map(async ({ network, addresses }) =>
      (await balances(db, network, addresses)).map(each => ({ ...each, network })),
    )
    return (await Promise.all(found)).flat()
  }

  return {
    source: 'demo',
    holdings: async () => {
      const at = now().toISOString()
      const there = await standingEverywhere()
      const { rows: central } = await db.query<Omit<CustodyHolding, 'evidence'>>(collected)
      return {
        id: `demo-${at.replaceAll(':', '.')}`,
        at,
        holdings: [
          ...there.map(each => ({ ...each, evidence: 'Demo: approved top-ups less collections' })),
          ...central.map(each => ({ ...each, evidence: 'Demo: collections' })),
        ],
      }
    },
    // Nothing comes in on a chain.
    knows: async () => false,
    balances: (network, addresses) => balances(db, network, addresses),
    collect: order =>
      inTransaction(db, async client => {
        await client.query(`select pg_advisory_xact_lock(hashtext('demo custody'))`)
        const { rows: known } = await client.query<{ address: string; amount: string }>(
          'select address, trim_scale(amount)::text as amount from private.demo_collections where collection_id = $1',
          [order.id],
        )
        const collected = known.length > 0 ? known : await collectOnce(client, order)
        return collected.length > 0
          ? { state: 'done', txid: `demo-${order.id}`, collected }
          : { state: 'failed', reason: 'nothing-there' }
      }),
  }
}
