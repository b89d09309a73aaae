import { type Log, openLog } from '@strongroom/ledger/eventlog/log'
import { spawnTestEventStore } from '@strongroom/ledger/testing'
import { present } from '@strongroom/shared'
import { countedLog, type LogCalls } from '../lib/counted-log.ts'
import { type Contender, type Result, race } from '../lib/measure.ts'
import { type MoneyCommands, moneyCommands } from '../lib/money-commands.ts'
import { type Line, rateLine } from '../lib/report.ts'
import type { BenchServer } from '../lib/server.ts'

const users = 500
const uids = Array.from({ length: users }, (_, i) => String(1_000 + i))
const anybody = () => String(1_000 + Math.floor(Math.random() * users))
const kinds = ['swap', 'payment', 'top-up'] as const
type Kind = (typeof kinds)[number]

/** As on a disk of the middle; the test server itself keeps its events in memory. */
const writeMs = 1

/**
 * Money commands on EventStoreDB against the same commands on the log in PostgreSQL: what each waits for, trip by trip, and
 * their rates. A real node stands at `EVENTSTORE_TEST_URL`; without one our own test server speaks its protocol.
 */
export const logs = async (server: BenchServer, rounds: number, roundMs: number): Promise<Line[]> => {
  const url = process.env.EVENTSTORE_TEST_URL
  const node = url ? undefined : await spawnTestEventStore({ faults: { inFlightWriteMs: writeMs } })
  const databaseUrl = await server.platformDatabase('logs')
  const [store, postgres] = [
    await opened(await openLog({ databaseUrl: '', eventstoreUrl: url ?? node?.url })),
    await opened(await openLog({ databaseUrl })),
  ]
  const lines: Line[] = []
  for (const clients of [1, 32])
    for (const kind of kinds) {
      const [ours, baseline] = await race(
        [contender('EventStoreDB', kind, store), contender('PostgreSQL', kind, postgres)],
        { clients, rounds, roundMs },
      )
      lines.push(lineOf(`${kind}, ${clients} at a time`, ours, baseline))
    }
  // First the states that are in memory: others that write to their streams would make them read again.
  for (const kind of kinds) console.log(`${kind}, warm: ${await besides(kind, store, postgres)}`)
  for (const kind of kinds)
    console.log(`${kind}, cold: ${await besides(kind, await again(store), await again(postgres))}`)
  await Promise.all([store.close(), postgres.close()])
  await node?.stop()
  return lines
}

type Opened = {
  readonly commands: MoneyCommands
  readonly take: () => LogCalls
  readonly log: Log
  readonly close: () => Promise<void>
}

const opened = async (log: Log, members: readonly string[] = uids): Promise<Opened> => {
  const counted = countedLog(log)
  const commands = await moneyCommands(counted.log, members)
  counted.take()
  return { commands, take: counted.take, log, close: () => log.close() }
}

/** The same log for a process that has no stream of it in memory. */
const again = ({ log }: Opened): Promise<Opened> => opened(log, [])

const run = ({ commands }: Opened, kind: Kind, uid: string, to: string): Promise<void> => {
  if (kind === 'payment') return commands.pay(uid, to)
  return kind === 'swap' ? commands.swap(uid) : commands.topUp(uid)
}

const contender = (name: string, kind: Kind, on: Opened): Contender => ({
  name,
  once: () => run(on, kind, anybody(), anybody()),
})

const lineOf = (what: string, ours: Result | undefined, baseline: Result | undefined): Line =>
  rateLine(what, present(ours, 'the rate on EventStoreDB'), present(baseline, 'the rate on PostgreSQL'))

const besides = async (kind: Kind, ours: Opened, baseline: Opened): Promise<string> =>
  `EventStoreDB ${await countedOf(kind, ours)}; PostgreSQL ${await countedOf(kind, baseline)}`

/** Each command asks so much of the log, one at a time, of members whom the others do not touch. */
const countedOf = async (kind: Kind, on: Opened): Promise<string> => {
  const most = 100
  on.take()
  for (let i = 0; i < most; i++) await run(on, kind, String(1_000 + i), String(1_000 + users - 1 - i))
  const { appends, reads, trips } = on.take()
  const each = (count: number) => (count / most).toFixed(2)
  return `${each(trips)} trips (${each(appends)} appends, ${each(reads)} reads)`
}
