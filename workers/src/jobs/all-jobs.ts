import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import type { Log } from '@strongroom/ledger/eventlog/log'
import type { Views } from '@strongroom/projections'
import type { PriceSource } from '@strongroom/projections/catalogue'
import { createChecker, createProver } from '@strongroom/projections/proof'
import type { SealConfig } from '@strongroom/shared/config'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Means } from '../reactions/reaction.ts'
import { reactions } from '../reactions/reactions.ts'
import type { Jobs } from '../wake/due-times.ts'
import type { Tail } from '../wake/tail.ts'
import { checkReadModels, checkReadModelsDue } from './check-read-models/check-read-models.ts'
import { expireMoneyRequests, expireMoneyRequestsDue } from './expire-money-requests/expire-money-requests.ts'
import { expirePayQrs, expirePayQrsDue } from './expire-pay-qrs/expire-pay-qrs.ts'
import { fillTrades, fillTradesDue } from './fill-trades/fill-trades.ts'
import { notePrices, notePricesDue } from './note-prices/note-prices.ts'
import { payInterest, payInterestDue } from './pay-interest/pay-interest.ts'
import { payScheduled, payScheduledDue } from './pay-scheduled/pay-scheduled.ts'
import { proveBalances, proveBalancesDue } from './prove-balances/prove-balances.ts'
import { react, reactDue } from './react/react.ts'
import { rebuildOutdatedDue } from './rebuild-outdated/outdated.ts'
import { rebuildOutdated } from './rebuild-outdated/rebuild-outdated.ts'
import { sealLog, sealLogDue } from './seal-log/seal-log.ts'
import { takeCardFees, takeCardFeesDue } from './take-card-fees/take-card-fees.ts'

type Parts = {
  readonly config: SealConfig
  readonly pool: Pool
  readonly log: Log
  readonly views: Views
  /** The newest events of the log. */
  readonly tail: Tail
  readonly logger: Logger
  readonly means: Means
  readonly catalogue: LiveCatalogue
  readonly prices: PriceSource
  /** Jobs that come due by themselves and touch personal data. */
  readonly vault: Jobs
  readonly now: () => Date
  readonly stopping: AbortSignal
  /** Milliseconds between two runs of proofs, checks and seals, where they are not as usual. */
  readonly paces: Readonly<Record<string, number>>
}

/** Most work that an event leaves open is done by then. */
const REACTION_MS = 2_000

/** Every job, by name. A new one is a folder and an entry here. */
export const allJobsOf = (parts: Parts): Jobs => {
  const { pool, log, stopping, logger, paces } = parts
  const pace = (name: string) => ({ newsMs: paces[name], restMs: paces[name] })
  const checker = createChecker({ pool, log, signal: stopping })
  return {
    'rebuild-outdated': { run: rebuildOutdated(parts), due: rebuildOutdatedDue, wokenBy: [] },
    'prove-balances': {
      run: proveBalances(createProver(parts), logger),
      due: proveBalancesDue(pace('prove-balances')),
      reads: ['balances', 'wallets'],
      gatherMs: 1_000,
      mayFollow: ['tell-operators'],
    },
    'check-read-models': {
      run: checkReadModels(checker, parts),
      due: checkReadModelsDue(pace('check-read-models')),
      wokenBy: 'every event',
      gatherMs: 1_000,
      mayFollow: ['tell-operators'],
    },
    'seal-log': {
      run: sealLog(parts),
      due: sealLogDue(pace('seal-log')),
      wokenBy: 'every event',
      gatherMs: 1_000,
      mayFollow: ['tell-operators'],
    },
    'pay-interest': {
      run: payInterest(parts),
      due: payInterestDue,
      clock: 'platform',
      reads: ['fixed_deposits'],
    },
    'pay-scheduled': {
      run: payScheduled(parts),
      due: payScheduledDue,
      clock: 'platform',
      reads: ['quick_pay_schedules'],
    },
    'fill-trades': { run: fillTrades(parts), due: fillTradesDue, reads: ['trades', 'catalogue', 'members'] },
    'expire-money-requests': {
      run: expireMoneyRequests(parts),
      due: expireMoneyRequestsDue,
      clock: 'platform',
      reads: ['money_requests'],
    },
    'expire-pay-codes': {
      run: expirePayQrs(parts),
      due: expirePayQrsDue,
      clock: 'platform',
      reads: ['pay_codes'],
    },
    'take-card-fees': {
      run: takeCardFees(parts),
      due: takeCardFeesDue(parts),
      clock: 'platform',
      reads: ['cards', 'card_transactions'],
      longestPauseMs: 600_000,
    },
    'note-prices': {
      run: notePrices(parts),
      due: notePricesDue,
      clock: 'platform',
      reads: ['snapshots', 'catalogue'],
      // The first currency of all; from then on a day that begins.
      wokenBy: ['CatalogueSaved'],
      longestPauseMs: 300_000,
    },
    ...parts.vault,
    ...Object.fromEntries(
      reactions.map(reaction => [
        reaction.name,
        {
          run: react(reaction, parts, stopping),
          due: reactDue(reaction),
          wokenBy: reaction.wokenBy,
          ...(reaction.graceMs > 0 && { gatherMs: REACTION_MS }),
        },
      ]),
    ),
  }
}
