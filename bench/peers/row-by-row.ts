import type { Log } from '@strongroom/ledger/eventlog/log'
import { decodeEvent } from '@strongroom/ledger/eventlog/verify'
import { projections } from '@strongroom/projections'
import type pg from 'pg'

type Projection = (typeof projections)[number]
type Event = Parameters<Projection['changes']>[0]
type Change = ReturnType<Projection['changes']>[number]
type Row = Readonly<Record<string, unknown>>

/**
 * The read models kept up the plain way: every event in a transaction of its own, a statement for every row it
 * changes, and a checkpoint. The first `count` events of the log; the tables must be there and empty.
 */
export const projectRowByRow = async (pool: pg.Pool, log: Log, count: number): Promise<void> => {
  const client = await pool.connect()
  try {
    const events = await log.readAll({ limit: count })
    for (const [at, stored] of events.entries()) {
      await client.query('begin')
      const decoded = decodeEvent(stored)
      const event = { ...decoded, at: decoded.metadata.at, stored } as unknown as Event
      for (const projection of projections) await project(client, projection, event, at + 1)
      await client.query('commit')
    }
  } finally {
    client.release()
  }
}

const project = async (client: pg.PoolClient, projection: Projection, event: Event, number: number) => {
  const found = new Map<string, Row | undefined>()
  const reads = 'reads' in projection ? projection.reads : undefined
  for (const { table, key } of reads?.(event) ?? []) {
    const { rows } = await client.query(
      `select * from views.${table} where ${where(key, 1)}`,
      Object.values(key),
    )
    found.set(JSON.stringify([table, key]), rows[0])
  }
  const find = (table: string, key: Row) => found.get(JSON.stringify([table, key])) as never
  const changes = projection.changes(event, { number, find })
  for (const change of changes) await write(client, change, projection.tables)
  await client.query(
    `update views.checkpoint set position = $2, events = $3 where projection = $1 and generation = 'live'`,
    [projection.name, event.position, number],
  )
}

const where = (key: Row, from: number) =>
  Object.keys(key)
    .map((column, at) => `${column} = $${from + at}`)
    .join(' and ')

const write = (
  client: pg.PoolClient,
  change: Change,
  tables: Readonly<Record<string, readonly string[]>>,
) => {
  const name = `views.${change.table}`
  if (change.op === 'remove')
    return client.query(`delete from ${name} where ${where(change.key, 1)}`, Object.values(change.key))
  if (change.op === 'patch') {
    const set = Object.keys(change.set).map((column, at) => `${column} = $${at + 1}`)
    const values = [...Object.values(change.set), ...Object.values(change.key)]
    return client.query(`update ${name} set ${set.join()} where ${where(change.key, set.length + 1)}`, values)
  }
  const row: Row = change.op === 'add' ? { ...change.key, ...change.amounts } : change.row
  const key = tables[change.table] ?? []
  const others = Object.keys(row).filter(column => !key.includes(column))
  const to = (column: string) =>
    change.op === 'add' ? `t.${column} + excluded.${column}` : `excluded.${column}`
  const conflict =
    change.op === 'insert'
      ? ''
      : `on conflict (${key.join()}) do update set ${others.map(column => `${column} = ${to(column)}`).join()}`
  const places = Object.keys(row).map((_, at) => `$${at + 1}`)
  return client.query(
    `insert into ${name} as t (${Object.keys(row).join()}) values (${places.join()}) ${conflict}`,
    Object.values(row),
  )
}
