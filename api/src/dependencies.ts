import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import type { Ledger } from '@strongroom/ledger/eventlog'
import type { Log } from '@strongroom/ledger/eventlog/log'
import type { Views } from '@strongroom/projections'
import type { PriceSource } from '@strongroom/projections/catalogue'
import type { WalletRow } from '@strongroom/projections/wallet'
import type { wire } from '@strongroom/shared'
import type { Config } from '@strongroom/shared/config'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { CardProcessor } from './card/processor/processor-of.ts'
import type { Custody } from './chain/custody/custody.ts'
import type { Screening } from './chain/screening/screening.ts'
import type { Bounds } from './http/overload/load.ts'
import type { AgentGroups } from './office/agent-groups.ts'
import type { Tracing } from './tracing/index.ts'
import type { Bound } from './vault/bound.ts'
import type { Files } from './vault/files/files.ts'
import type * as accountLogs from './vault/logs.ts'
import type { Logged } from './vault/logs.ts'
import type { Sessions } from './vault/sessions.ts'
import type { FileStores, Stores } from './vault/stores.ts'

/** The API's dependencies. `main.ts` makes them for a process, tests make their own. */
export type Dependencies = {
  readonly config: Pick<
    Config,
    | 'production'
    | 'rateLimits'
    | 'trustedProxies'
    | 'devMailbox'
    | 'secretKey'
    | 'pushKey'
    | 'priceTickerUrl'
    | 'smsUrl'
    | 'agentGroupsUrl'
    | 'custodyUrl'
    | 'custodyToken'
    | 'screeningUrl'
    | 'screeningToken'
    | 'cardProcessorKey'
    | 'cardProcessorUrl'
    | 'publicUrl'
    | 'metricsToken'
    | 'sealKeysBefore'
    | 'buildCommit'
  >
  readonly db: Pool
  /** The same database without waiting for the disk: for what may be lost in a crash. */
  readonly relaxed: Pool
  readonly log: Log
  readonly ledger: Ledger
  readonly views: Views
  readonly catalogue: LiveCatalogue
  readonly logger: Logger
  /** Store of the uploaded files. */
  readonly files: Files
  readonly now: () => Date
  /** The built web client, if it is to be served. */
  readonly webDirectory?: string | undefined
  /** Whether the job queue answers; for `/readyz`. */
  readonly queueReady?: (() => Promise<unknown>) | undefined
  /** Puts the times of appends into the metrics. */
  readonly registerAppends?: ((registry: Registry) => void) | undefined
  /** Receiver of traces, if there is one. */
  readonly tracing?: Tracing | undefined
  /** How much may wait before calls are refused; the usual bounds unless said otherwise. */
  readonly bounds?: Bounds
  /** Tests: milliseconds within which a call is answered. */
  readonly callMs?: number
  /** Tests: milliseconds between two beats of a stream of changes. */
  readonly beatMs?: number
  /** Tests: every answer is held against what its call declares. */
  readonly checkAnswers?: boolean
}

/** The calls' dependencies. */
export type Parts = Dependencies &
  Stores &
  FileStores & {
    readonly sessions: Sessions
    readonly accountLogs: Bound<typeof accountLogs, Logged>
    /** A member's wallets as the read model has them. Requests of one moment share one query. */
    readonly walletsOf: (uid: string) => Promise<readonly WalletRow[] | undefined>
    readonly prices: PriceSource
    /** How the service is for people; kept for some seconds. */
    readonly serviceState: () => Promise<wire.ServiceState>
    readonly custody: Custody | undefined
    readonly screening: Screening | undefined
    readonly cardProcessor: CardProcessor | undefined
    readonly agentGroups: AgentGroups
  }
