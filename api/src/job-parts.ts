import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import type { Ledger } from '@strongroom/ledger/eventlog'
import type { Log } from '@strongroom/ledger/eventlog/log'
import type { Views } from '@strongroom/projections'
import type { PriceSource } from '@strongroom/projections/catalogue'
import type { Config } from '@strongroom/shared/config'
import type { Transporter } from 'nodemailer'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Screening } from './chain/screening/screening.ts'
import type { Dependencies } from './dependencies.ts'
import type { Files } from './vault/files/files.ts'
import type { Job } from './vault/job.ts'
import type { Sessions } from './vault/sessions.ts'
import type { Stores } from './vault/stores.ts'

/** The jobs' configuration: that of the calls too, whose lists they read. */
export type JobsConfig = Dependencies['config'] &
  Pick<Config, 'dataDirectory' | 's3' | 'smtpUrl' | 'mailFrom'>

/** The process's share of what jobs need. */
export type ProcessParts = {
  readonly config: JobsConfig
  /** The database with schema `private`. */
  readonly db: Pool
  readonly log: Log
  readonly ledger: Ledger
  readonly views: Views
  readonly catalogue: LiveCatalogue
  readonly logger: Logger
  readonly now: () => Date
  /** Aborted when the process is to end: long jobs end early, and are gone on with by the next. */
  readonly stopping: AbortSignal
}

/** All that a job may use: the process's parts, the stores, and the services of others that are configured. */
export type JobParts = ProcessParts &
  Stores & {
    readonly sessions: Sessions
    readonly files: Files
    readonly screening: Screening | undefined
    readonly prices: PriceSource
    /** The mail server; nothing without SMTP_URL. */
    readonly smtp: Transporter | undefined
  }

/** The jobs of a capability by name. One that needs a service that is not configured is missing. */
export type JobsOf = (parts: JobParts) => Readonly<Record<string, Job>>
