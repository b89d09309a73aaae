import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import type { Ledger } from '@strongroom/ledger/eventlog'
import type { Log } from '@strongroom/ledger/eventlog/log'
import type { Views } from '@strongroom/projections'
import type { Config } from '@strongroom/shared/config'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Files } from './vault/files/files.ts'

/** What the API is built from. `main.ts` makes it for a process, tests make it for themselves. */
export type Dependencies = {
  readonly config: Pick<
    Config,
    | 'production'
    | 'rateLimits'
    | 'trustedProxies'
    | 'devMailbox'
    | 'secretKey'
    | 'priceTickerUrl'
    | 'smsUrl'
    | 'agentGroupsUrl'
    | 'custodyUrl'
    | 'custodyToken'
  >
  readonly db: Pool
  /** The same database without waiting for the disk: for what may be lost in a crash. */
  readonly relaxed: Pool
  readonly log: Log
  readonly ledger: Ledger
  readonly views: Views
  readonly catalogue: LiveCatalogue
  readonly logger: Logger
  /** Where uploaded files are kept. */
  readonly files: Files
  readonly now: () => Date
  /** The built web client, if it is to be served. */
  readonly webDirectory?: string | undefined
  /** Whether the job queue answers; for `/readyz`. */
  readonly queueReady?: (() => Promise<unknown>) | undefined
  /** Tests: every answer is held against what its call declares. */
  readonly checkAnswers?: boolean
}
