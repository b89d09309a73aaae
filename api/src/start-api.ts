import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openCatalogue } from '@strongroom/ledger/catalogue'
import { createLedger } from '@strongroom/ledger/eventlog'
import { type Log, openSnapshots } from '@strongroom/ledger/eventlog/log'
import { connections, openPool } from '@strongroom/ledger/eventlog/tools'
import { createViews } from '@strongroom/projections'
import type { Config } from '@strongroom/shared/config'
import type { Logger } from 'pino'
import { finishRegistrations } from './account/register-member.ts'
import { createApp } from './app.ts'
import { serve } from './http/serve.ts'
import { measureAppends } from './http/service/measured-log.ts'
import { queueProbe } from './http/service/queue-probe.ts'
import { openTracing, tracedLedger, tracedLog } from './tracing/index.ts'
import { bound } from './vault/bound.ts'
import { openFiles } from './vault/files/open-files.ts'
import { startHeartbeat } from './vault/heartbeat.ts'
import * as members from './vault/members.ts'
import { migratePrivate } from './vault/migrate-private.ts'

export type Api = { readonly port: number; readonly stop: () => Promise<void> }

const webDirectory = fileURLToPath(new URL('../../web/dist', import.meta.url))
/** The folder may be there without a client in it: types are built into it too. */
const isBuilt = () => existsSync(join(webDirectory, 'index.html'))

/**
 * Starts an API process over a log, whose closing is the caller's. It answers requests and does nothing by itself but say
 * that it runs: what comes due later is done by the workers (`open-jobs.ts`).
 */
export const startApi = async ({
  config,
  log,
  logger,
}: {
  readonly config: Config
  readonly log: Log
  readonly logger: Logger
}): Promise<Api> => {
  const { databaseUrl, clockOffsetMs, otlpEndpoint } = config
  const pool = (options: { max: number; options?: string }) => {
    const made = openPool({ connectionString: databaseUrl, application_name: 'strongroom api', ...options })
    made.on('error', err => logger.warn({ err }, 'a database connection was lost'))
    return made
  }
  const db = pool({ max: connections.apiDatabase })
  const relaxed = pool({ max: connections.apiRelaxed, options: '-c synchronous_commit=off' })
  const views = createViews({ pool: db, log })
  const now = () => new Date(Date.now() + clockOffsetMs)
  // Side by side: no call is answered while they are awaited.
  const [snapshots, catalogue, files] = await Promise.all([
    views.prepare(databaseUrl).then(() => openSnapshots(db)),
    openCatalogue(log),
    openFiles(config),
    migratePrivate(databaseUrl),
  ])
  const tracing = await openTracing(otlpEndpoint, 'strongroom-api')
  const measured = measureAppends(tracing ? tracedLog(log, tracing) : log)
  const plain = createLedger({ log: measured.log, now, snapshots })
  const ledger = tracing ? tracedLedger(plain, tracing) : plain
  const queue = queueProbe(config, db)
  await finishRegistrations({ members: bound(members, db), ledger })

  const app = await createApp({
    config,
    db,
    relaxed,
    log,
    ledger,
    views,
    catalogue,
    logger,
    files,
    now,
    queueReady: queue.ready,
    registerAppends: measured.register,
    tracing,
    webDirectory: isBuilt() ? webDirectory : undefined,
  })
  const serving = await serve(app, config)
  const heartbeat = await startHeartbeat({
    db: relaxed,
    kind: 'api',
    config,
    onError: err => logger.warn({ err }, 'that this process runs could not be written down'),
  })
  logger.info({ port: serving.port }, 'the API answers')

  return {
    port: serving.port,
    stop: async () => {
      // Streams never end by themselves: calls under way are waited for afterwards.
      await app.close()
      await serving.close()
      await heartbeat.stop()
      await queue.close()
      await catalogue.close()
      await views.close()
      await tracing?.close()
      await Promise.all([db.end(), relaxed.end()])
    },
  }
}
