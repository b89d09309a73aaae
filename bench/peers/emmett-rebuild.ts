import { SQL } from '@event-driven-io/dumbo'
import {
  getPostgreSQLEventStore,
  postgreSQLRawSQLProjection,
  rebuildPostgreSQLProjections,
} from '@event-driven-io/emmett-postgresql'
import pg from 'pg'

type Paid = {
  readonly type: 'Paid'
  readonly data: { readonly from: string; readonly to: string; readonly amount: string }
}

const members = 100
const streams = 50

/** Adds to the balances of the two members that an event moves money between: the same fold as a rebuild of ours. */
const balances = postgreSQLRawSQLProjection<Paid>({
  name: 'balances',
  canHandle: ['Paid'],
  evolve: ({ data: { from, to, amount } }) => SQL`
    insert into balances values (${from}, -${amount}::numeric), (${to}, ${amount}::numeric)
    on conflict (account) do update set amount = balances.amount + excluded.amount`,
})

/** A log of Emmett's with so many payments, in few appends: only reading it is measured. */
export const seedEmmett = async (url: string, events: number): Promise<void> => {
  const store = getPostgreSQLEventStore(url)
  await store.schema.migrate()
  for (let stream = 0; stream < streams; stream++)
    await store.appendToStream<Paid>(
      `wallet-${stream}`,
      Array.from({ length: events / streams }, (_, n) => ({
        type: 'Paid',
        data: { from: `${n % members}`, to: `${(n + 1) % members}`, amount: '0.01' },
      })),
    )
  await store.close()
}

/** Empties the balances and has Emmett project its log into them anew. Throws when it projected nothing. */
export const rebuildEmmett = async (url: string): Promise<void> => {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  // It does not begin again where it has a checkpoint.
  await pool.query(`
    delete from emt_processors;
    drop table if exists balances;
    create table balances (account text primary key, amount numeric(38,18) not null)`)
  const consumer = rebuildPostgreSQLProjections<Paid>({
    connectionString: url,
    projections: [balances],
    pulling: { batchSize: 1_000 },
  })
  await consumer.start()
  await consumer.close()
  const { rows } = await pool.query('select count(*)::int as accounts from balances')
  await pool.end()
  if (rows[0].accounts === 0) throw new Error('Emmett projected nothing')
}
