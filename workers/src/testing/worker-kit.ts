import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { migratePrivate } from '@strongroom/api/vault'
import { memberDecider } from '@strongroom/ledger/account'
import { type Actor, type Command, createLedger, type Decider, type Fact } from '@strongroom/ledger/eventlog'
import { createMemoryLog, type Log, openLog } from '@strongroom/ledger/eventlog/log'
import { migrate } from '@strongroom/ledger/eventlog/tools'
import { type Beginning, freshDatabase } from '@strongroom/ledger/testing'
import { walletDecider } from '@strongroom/ledger/wallet'
import { createViews } from '@strongroom/projections'
import { readConfig } from '@strongroom/shared/config'
import { Pool } from 'pg'
import { pino } from 'pino'
import { openQueues } from '../queue/queues.ts'
import { startWorkers, type WorkersOptions } from '../start-workers.ts'

const usd = { code: 'USD', scale: 2 }

/** The tables of the log, the read models, the reactions and the queue, as the first start makes them. */
const prepared: Beginning = {
  name: 'workers',
  isReused: true,
  make: async url => {
    const pool = new Pool({ connectionString: url })
    pool.on('error', () => {})
    const log = await openLog({ databaseUrl: url })
    await createViews({ pool, log }).prepare(url)
    await migratePrivate(url)
    await migrate({ url, schema: 'reactions', dir: new URL('../../migrations', import.meta.url) })
    const queues = openQueues({ databaseUrl: url, onError: () => {}, onFailed: () => {} })
    await queues.queue('first').waitUntilReady()
    await queues.close()
    await log.close()
    await pool.end()
  },
}

/** A database, a log, and a hand to give commands with; workers are started on top of it, as many as wanted. */
export const openPlatform = async ({
  openLog: open = createMemoryLog,
}: {
  openLog?: (databaseUrl: string) => Log | Promise<Log>
} = {}) => {
  const database = await freshDatabase(prepared)
  const log = await open(database.url)
  const pool = new Pool({ connectionString: database.url })
  pool.on('error', () => {})
  const ledger = createLedger({ log })
  const views = createViews({ pool, log })
  const lines: string[] = []
  const logger = pino({ level: 'info' }, { write: line => void lines.push(line) })

  const give = async <S, C extends Command, F extends Fact, R>(
    decider: Decider<S, C, F, R>,
    id: string,
    command: C,
    actor: Actor = { kind: 'admin', id: '9' },
  ) => {
    const outcome = await ledger.handle(decider, id, {
      id: randomUUID(),
      actor,
      correlationId: 'test',
      command,
    })
    if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.refusal))
    return outcome
  }

  return {
    database,
    pool,
    log,
    ledger,
    views,
    lines,
    give,
    register: (uid: string) =>
      give(memberDecider, uid, { type: 'RegisterMember', input: { userType: 0 } } as never),
    open: (uid: string, currency: string) =>
      give(walletDecider, uid, {
        type: 'OpenWallet',
        input: { currency },
        given: { offered: true, verified: true },
      }),
    submit: (uid: string, topUpId: string, amount: string) =>
      give(walletDecider, uid, {
        type: 'SubmitTopUp',
        input: { topUpId, currency: 'USD', network: 'TRC20', amount, txid: `tx-${topUpId}` },
        given: { verified: true, currency: usd, networkOffered: true },
      }),
    approve: (uid: string, topUpId: string) =>
      give(walletDecider, uid, {
        type: 'ApproveTopUp',
        input: { topUpId },
        given: { approver: '9', currency: usd },
      }),
    /** Without giving the TXID back, as if the process had died before. */
    reject: (uid: string, topUpId: string) =>
      give(walletDecider, uid, {
        type: 'RejectTopUp',
        input: { topUpId, reason: 'not found' },
        given: { approver: '9' },
      }),
    /** The first half of a payment only, as if the process had died before the second. */
    send: (from: string, to: string, paymentId: string, amount: string) =>
      give(walletDecider, from, {
        type: 'SendQuickPay',
        input: { paymentId, to, currency: 'USD', amount },
        given: { verified: true, currency: usd, receiver: { verified: true, quickPayOn: true } },
      }),
    work: (over: Partial<WorkersOptions> & { redisUrl?: string | undefined } = {}) =>
      startWorkers({
        config: readConfig({ DATABASE_URL: database.url, REDIS_URL: over.redisUrl, DATA_DIR: tmpdir() }),
        log,
        logger,
        ...over,
      }),
    stop: async () => {
      await views.close()
      await pool.end()
      await log.close()
      await database.drop()
    },
  }
}
export type Platform = Awaited<ReturnType<typeof openPlatform>>

export { until } from './until.ts'
