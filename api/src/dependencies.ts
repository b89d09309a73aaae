import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import type { Ledger } from '@strongroom/ledger/eventlog'
import type { Log } from '@strongroom/ledger/eventlog/log'
import type { Views } from '@strongroom/projections'
import type { PriceSource } from '@strongroom/projections/catalogue'
import type { Config } from '@strongroom/shared/config'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Banks } from './vault/banks.ts'
import type { BoundAddresses } from './vault/bound-addresses.ts'
import type { Codes } from './vault/codes.ts'
import type { Files } from './vault/files/files.ts'
import type { KycForms } from './vault/kyc-forms.ts'
import type { Post } from './vault/mail/post.ts'
import type { Members } from './vault/members.ts'
import type { Notes } from './vault/notes.ts'
import type { Quotes } from './vault/quotes.ts'
import type { Sessions } from './vault/sessions.ts'
import type { Uploads } from './vault/uploads.ts'

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

/** What the calls work with. */
export type Parts = Dependencies & {
  readonly members: Members
  readonly codes: Codes
  readonly quotes: Quotes
  readonly sessions: Sessions
  readonly post: Post
  readonly prices: PriceSource
  readonly uploads: Uploads
  readonly banks: Banks
  readonly kycForms: KycForms
  readonly addressBook: BoundAddresses
  readonly notes: Notes
}
