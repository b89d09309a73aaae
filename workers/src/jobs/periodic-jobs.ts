import type { VaultJob } from '@strongroom/api/vault'
import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import type { Log } from '@strongroom/ledger/eventlog/log'
import type { Views } from '@strongroom/projections'
import type { PriceSource } from '@strongroom/projections/catalogue'
import { createChecker, createProver } from '@strongroom/projections/proof'
import type { SealConfig } from '@strongroom/shared/config'
import type { Queue } from 'bullmq'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Means } from '../reactions/reaction.ts'
import { reactions } from '../reactions/reactions.ts'
import { catchUp } from './catch-up/catch-up.ts'
import { checkReadModels } from './check-read-models/check-read-models.ts'
import { expireMoneyRequests } from './expire-money-requests/expire-money-requests.ts'
import { expirePayQrs } from './expire-pay-qrs/expire-pay-qrs.ts'
import { fillTrades } from './fill-trades/fill-trades.ts'
import { notePrices } from './note-prices/note-prices.ts'
import { payInterest } from './pay-interest/pay-interest.ts'
import { payScheduled } from './pay-scheduled/pay-scheduled.ts'
import { proveBalances } from './prove-balances/prove-balances.ts'
import { react } from './react/react.ts'
import { rebuildOutdated } from './rebuild-outdated/rebuild-outdated.ts'
import { sealLog } from './seal-log/seal-log.ts'
import { takeCardFees } from './take-card-fees/take-card-fees.ts'

/** A job that runs again and again, every `everyMs` milliseconds. */
export type PeriodicJob = {
  readonly everyMs: number
  readonly run: () => Promise<void>
  /** A turn waits until the turn before is over, in this or any other process. */
  readonly onceAtATime?: true
}

type Parts = {
  readonly config: SealConfig
  readonly pool: Pool
  readonly log: Log
  readonly views: Views
  /** Queue that advances read models. */
  readonly projections: Queue
  readonly logger: Logger
  readonly means: Means
  readonly catalogue: LiveCatalogue
  readonly prices: PriceSource
  /** Jobs that come due by themselves and touch personal data. */
  readonly vault: Readonly<Record<string, VaultJob>>
  readonly now: () => Date
  readonly stopping: AbortSignal
}

/** Every periodic job, by name. A new one is a folder and an entry here. */
export const periodicJobsOf = (parts: Parts): Readonly<Record<string, PeriodicJob>> => ({
  'catch-up': { everyMs: 5_000, run: catchUp(parts.views, parts.projections) },
  'rebuild-outdated': { everyMs: 30_000, run: rebuildOutdated(parts) },
  'prove-balances': { everyMs: 5_000, run: proveBalances(createProver(parts), parts.logger) },
  'check-read-models': {
    everyMs: 5_000,
    run: checkReadModels(createChecker({ pool: parts.pool, log: parts.log, signal: parts.stopping }), parts),
  },
  'seal-log': { everyMs: 10_000, run: sealLog(parts), onceAtATime: true },
  'pay-interest': { everyMs: 60_000, run: payInterest(parts) },
  'pay-scheduled': { everyMs: 60_000, run: payScheduled(parts) },
  'fill-trades': { everyMs: 10_000, run: fillTrades(parts) },
  'expire-money-requests': { everyMs: 300_000, run: expireMoneyRequests(parts) },
  'expire-pay-codes': { everyMs: 30_000, run: expirePayQrs(parts) },
  'take-card-fees': { everyMs: 60_000, run: takeCardFees(parts) },
  'note-prices': { everyMs: 300_000, run: notePrices(parts) },
  ...Object.fromEntries(
    Object.entries(parts.vault).map(([name, job]) => [name, { ...job, onceAtATime: true }]),
  ),
  ...Object.fromEntries(
    reactions.map(reaction => [
      reaction.name,
      { everyMs: reaction.everyMs, run: react(reaction, parts, parts.stopping) },
    ]),
  ),
})
