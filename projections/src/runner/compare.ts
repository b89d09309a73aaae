import type { PoolClient } from 'pg'
import { schemaOf } from './checkpoint.ts'
import type { Projection } from './projection.ts'

/** A rebuild beside the live tables, both at the same position. */
export type Comparison = {
  /** Every column of every row is the same in both; columns that only one of them has, of another version, aside. */
  readonly equal: boolean
  /** As many rows and the same money, whatever the other columns say. */
  readonly sameMoney: boolean
  readonly rows: readonly TableRows[]
  /** Groups (a wallet, an account) whose money differs: the first twenty of each table. */
  readonly differences: readonly Difference[]
  /** By how much, of all groups together. */
  readonly differing: readonly DifferingMoney[]
  /** Streams waiting in the rebuild; with any, it is not equal. */
  readonly parkedStreams: number
}

/** How many rows a table has in the live tables and in the rebuild, and how many of them are not the same in both. */
export type TableRows = {
  readonly table: string
  readonly live: number
  readonly next: number
  readonly differing: number
}

export type Difference = {
  readonly table: string
  /** The group: `{ uid: '100001', currency: 'USD' }`. */
  readonly of: Readonly<Record<string, string>>
  /** Sums in the live tables and in the rebuild, null where the group is not there at all. */
  readonly live: Readonly<Record<string, string>> | null
  readonly next: Readonly<Record<string, string>> | null
}

/**
 * The sum of what groups have less in the rebuild than in the live tables, or of what they have more, whichever is larger. `unit` is
 * a currency, or a pair of them (`BTC/USDC`) where the table counts by pairs; `amount` a decimal string above zero.
 */
export type DifferingMoney = { readonly unit: string; readonly amount: string }

/** Compares a rebuild with the live tables: every column of every row by table, money by group. Exact, in SQL. */
export const compare = async (client: PoolClient, projection: Projection): Promise<Comparison> => {
  const rows = []
  for (const [table, keys] of Object.entries(projection.tables))
    rows.push(await compareTable(client, table, keys))
  const differences = []
  for (const money of projection.money ?? []) differences.push(...(await compareMoney(client, money)))
  const parked = await client.query<{ n: number }>(
    `select count(distinct stream)::int as n from views.parked where projection = $1 and generation = 'next'`,
    [projection.name],
  )
  const parkedStreams = parked.rows[0]?.n ?? 0
  const differing = await sumDifferences(client, projection)
  const sameRows = rows.every(({ live, next }) => live === next)
  const sameMoney = sameRows && differences.length === 0 && parkedStreams === 0
  return {
    equal: sameMoney && rows.every(({ differing }) => differing === 0),
    sameMoney,
    rows,
    differences,
    differing,
    parkedStreams,
  }
}

/** The money by which a rebuild differs, by unit. A unit that stands in two tables counts once, by its larger sum. */
export const sumDifferences = async (
  client: PoolClient,
  { money = [] }: Projection,
): Promise<readonly DifferingMoney[]> => {
  if (money.length === 0) return []
  const { rows } = await client.query<DifferingMoney>(
    `select unit, trim_scale(max(amount))::text as amount from (${money.map(movedByUnit).join(' union all ')}) each
     group by unit order by unit`,
  )
  return rows
}

/** The columns of a table that both generations have, in the order of their names. */
const commonColumns = async (client: PoolClient, table: string): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select column_name::text as name from information_schema.columns
     where table_name = $1 and table_schema in ($2, $3) group by column_name having count(*) = 2 order by 1`,
    [table, schemaOf.live, schemaOf.next],
  )
  return rows.map(({ name }) => `"${name}"`)
}

/** Counts and digests both sides in one pass each; rows are held against each other only where the digests differ. */
const compareTable = async (
  client: PoolClient,
  table: string,
  keys: readonly string[],
): Promise<TableRows> => {
  const columns = await commonColumns(client, table)
  const content = (alias: string) => `row(${columns.map(name => `${alias}.${name}`).join()})::text`
  const digest = (schema: string) =>
    `(select count(*)::float8 as n, coalesce(sum(hashtextextended(${content('t')}, 0)), 0) as digest from ${schema}.${table} t)`
  const { rows } = await client.query<{ live: number; next: number; same: boolean }>(
    `select live.n as live, next.n as next, live.n = next.n and live.digest = next.digest as same
     from ${digest(schemaOf.live)} live, ${digest(schemaOf.next)} next`,
  )
  const { live = 0, next = 0, same = true } = rows[0] ?? {}
  if (same) return { table, live, next, differing: 0 }
  const differing = await client.query<{ n: number }>(
    `select count(*)::float8 as n from ${schemaOf.live}.${table} l full join ${schemaOf.next}.${table} n using (${keys.join()})
     where ${content('l')} is distinct from ${content('n')}`,
  )
  return { table, live, next, differing: differing.rows[0]?.n ?? 0 }
}

type Money = NonNullable<Projection['money']>[number]

const compareMoney = async (
  client: PoolClient,
  { table, per, sums }: Money,
): Promise<readonly Difference[]> => {
  const group = (schema: string) =>
    `select ${per.join()}, ${object(sums, column => `sum(${column})`)} as sums from ${schema}.${table} group by ${per.join()}`
  const { rows } = await client.query<Omit<Difference, 'table'>>(
    `select ${object(per, column => column)} as of, live.sums as live, next.sums as next
     from (${group(schemaOf.live)}) live full join (${group(schemaOf.next)}) next using (${per.join()})
     where live.sums::text is distinct from next.sums::text order by ${per.join()} limit 20`,
  )
  return rows.map(row => ({ table, ...row }))
}

/** Columns of a group that name no currency: the others are what its sums are in. */
const NO_UNITS = ['uid', 'account', 'kind', 'status']

const movedByUnit = ({ table, per, sums }: Money): string => {
  const group = (schema: string) =>
    `(select ${per.join()}, ${sums.map(name => `sum(${name}) as ${name}`).join()} from ${schema}.${table} group by ${per.join()})`
  const moved = sums.map(name => `(coalesce(live.${name}, 0) - coalesce(next.${name}, 0))`)
  const unit = per.filter(name => !NO_UNITS.includes(name)).join(`, '/', `)
  return `select concat(${unit}) as unit, greatest(sum(greatest(d, 0)), sum(greatest(-d, 0))) as amount
    from ${group(schemaOf.live)} live full join ${group(schemaOf.next)} next using (${per.join()})
    cross join lateral (values ${moved.join()}) as v(d) where d <> 0 group by 1`
}

/** A json object of columns; numbers as text, so that no digit is lost. */
const object = (columns: readonly string[], value: (column: string) => string) =>
  `json_build_object(${columns.map(column => `'${column}', (${value(column)})::text`).join()})`
