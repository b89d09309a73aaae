import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openCatalogue } from '@strongroom/ledger/catalogue'
import { createLedger } from '@strongroom/ledger/eventlog'
import { type Log, openSnapshots } from '@strongroom/ledger/eventlog/log'
import { createViews } from '@strongroom/projections'
import type { Config } from '@strongroom/shared/config'
import { createTransport } from 'nodemailer'
import { Pool } from 'pg'
import type { Logger } from 'pino'
import { finishDeletions, finishStuckDeletions } from './account/delete-member.ts'
import { finishRegistrations } from './account/register-member.ts'
import { createApp } from './app.ts'
import { finishCollections } from './chain/custody/collecting.ts'
import { custodyOf } from './chain/custody/custody-of.ts'
import { serve } from './http/serve.ts'
import { queueProbe } from './http/service/queue-probe.ts'
import { finishProposals } from './office/carry-out.ts'
import { postProposalLetters } from './office/proposal-mail.ts'
import { repeat } from './repeat.ts'
import { createDeletions } from './vault/deletions.ts'
import { openFiles } from './vault/files/open-files.ts'
import { deliver } from './vault/mail/post.ts'
import { tellOperators } from './vault/mail/tell-operators.ts'
import { createMembers } from './vault/members.ts'
import { migratePrivate } from './vault/migrate-private.ts'
import { deliverMessages } from './vault/sms/deliver-messages.ts'
import { httpGateway } from './vault/sms/gateway.ts'
import { sweep } from './vault/sweep.ts'

export type Api = { readonly port: number; readonly stop: () => Promise<void> }

const webDirectory = fileURLToPath(new URL('../../web/dist', import.meta.url))
/** The folder may be there without a client in it: types are built into it too. */
const isBuilt = () => existsSync(join(webDirectory, 'index.html'))
const SECOND_MS = 1_000

/** Starts an API process' work over a log, whose closing is the caller's. */
export const startApi = async ({
  config,
  log,
  logger,
}: {
  readonly config: Config
  readonly log: Log
  readonly logger: Logger
}): Promise<Api> => {
  const { databaseUrl, clockOffsetMs } = config
  const pool = (options: { max: number; options?: string }) => {
    const made = new Pool({ connectionString: databaseUrl, ...options })
    made.on('error', err => logger.warn({ err }, 'a database connection was lost'))
    return made
  }
  const db = pool({ max: 12 })
  const relaxed = pool({ max: 2, options: '-c synchronous_commit=off' })
  const views = createViews({ pool: db, log })
  await views.prepare(databaseUrl)
  await migratePrivate(databaseUrl)

  const now = () => new Date(Date.now() + clockOffsetMs)
  const ledger = createLedger({ log, now, snapshots: await openSnapshots(db) })
  const catalogue = await openCatalogue(log)
  const queue = queueProbe(config, db)
  const files = await openFiles(config)
  await finishRegistrations({ members: createMembers(db), ledger })
  const leaving = { leavers: createDeletions(db, files), ledger }
  const complain = (err: unknown) => logger.warn({ err }, 'a chore failed and is tried again')
  await finishDeletions(leaving).catch(complain)

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
    webDirectory: isBuilt() ? webDirectory : undefined,
  })
  const smtp = config.smtpUrl ? createTransport(config.smtpUrl) : undefined
  const custody = custodyOf({ config, db })
  const proposalParts = { db, ledger, catalogue, views, log, logger, members: createMembers(db) }
  const chores = [
    repeat(60 * SECOND_MS, () => sweep(db), complain),
    repeat(5 * SECOND_MS, () => tellOperators(db), complain),
    repeat(15 * SECOND_MS, finishStuckDeletions(leaving), complain),
    repeat(5 * SECOND_MS, finishProposals(proposalParts), complain),
    repeat(30 * SECOND_MS, postProposalLetters(proposalParts), complain),
    ...(custody
      ? [repeat(15 * SECOND_MS, finishCollections({ db, ledger, custody, now }, logger), complain)]
      : []),
    ...(config.smsUrl
      ? [repeat(SECOND_MS, () => deliverMessages(db, httpGateway(config.smsUrl as string), logger), complain)]
      : []),
    ...(smtp ? [repeat(SECOND_MS, () => deliver(db, smtp, config.mailFrom, logger), complain)] : []),
  ]
  const serving = await serve(app, config)
  logger.info({ port: serving.port }, 'the API answers')

  return {
    port: serving.port,
    stop: async () => {
      await serving.close()
      await Promise.all(chores.map(chore => chore.stop()))
      smtp?.close()
      await queue.close()
      await catalogue.close()
      await views.close()
      await Promise.all([db.end(), relaxed.end()])
    },
  }
}
