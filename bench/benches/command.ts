import { openLog } from '@strongroom/ledger/eventlog/log'
import pg from 'pg'
import { race } from '../lib/measure.ts'
import { moneyCommands } from '../lib/money-commands.ts'
import { type Line, rateLine } from '../lib/report.ts'
import type { BenchServer } from '../lib/server.ts'
import { emmett } from '../peers/emmett.ts'

const users = 1_000
const anybody = () => String(1_000 + Math.floor(Math.random() * users))

/**
 * A payment from one member to another, decided on the sender's balance, durable in both streams, balances right at
 * once; between random users, and all from one. The peer appends one event and adds to two balances with an upsert.
 */
export const command = async (server: BenchServer, rounds: number, roundMs: number): Promise<Line[]> => {
  const ours = await openOurs(await server.database('command_ours'))
  const theirs = await openEmmett(await server.database('command_emmett'))
  const [uniform, hot, uniformPeer, hotPeer] = await race(
    [
      { name: 'Strongroom, uniform', once: () => ours.pay(anybody()) },
      { name: 'Strongroom, hot', once: () => ours.pay('hot') },
      { name: 'Emmett and an upsert', once: () => theirs.pay(anybody()) },
      { name: 'Emmett and an upsert, hot', once: () => theirs.pay('hot') },
    ],
    { clients: 32, rounds, roundMs },
  )
  await Promise.all([ours.close(), theirs.close()])
  if (!uniform || !hot || !uniformPeer || !hotPeer) return []
  return [
    rateLine('payment in process, random users', uniform, uniformPeer, { atLeast: 6 }),
    rateLine('payment in process, one hot payer', hot, hotPeer, { atLeast: 20 }),
    rateLine('payment in process, one hot payer', hot, uniform, { atLeast: 0.8 }),
  ]
}

const openOurs = async (databaseUrl: string) => {
  const log = await openLog({ databaseUrl })
  const uids = ['hot', ...Array.from({ length: users }, (_, i) => String(1_000 + i))]
  const { pay } = await moneyCommands(log, uids)
  return { pay: (from: string) => pay(from, anybody()), close: () => log.close() }
}

const openEmmett = async (url: string) => {
  const store = await emmett(url)
  const pool = new pg.Pool({ connectionString: url, max: 32 })
  await pool.query('create table balances (uid text primary key, amount numeric(38,18) not null)')
  let n = 0
  return {
    pay: async (from: string) => {
      for (;;) {
        const appended = await store.push?.(from, n++).then(
          () => true,
          () => false,
        )
        if (appended) break
      }
      const to = anybody()
      if (to === from) return
      // In the order of the ids, or two payments between the same two would wait for each other for ever.
      const rows = from < to ? [from, '-0.01', to, '0.01'] : [to, '0.01', from, '-0.01']
      await pool.query({
        name: 'upsert',
        text: `insert into balances values ($1, $2::numeric), ($3, $4::numeric)
               on conflict (uid) do update set amount = balances.amount + excluded.amount`,
        values: rows,
      })
    },
    close: async () => {
      await store.close()
      await pool.end()
    },
  }
}
