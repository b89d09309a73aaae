import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import type { Ledger } from '@strongroom/ledger/eventlog'
import type { Log } from '@strongroom/ledger/eventlog/log'
import type { Views } from '@strongroom/projections'
import type { Config } from '@strongroom/shared/config'
import { createTransport } from 'nodemailer'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { finishDeletions } from '../account/delete-member.ts'
import { replayCounterfactuals } from '../audit/replay-counterfactuals.ts'
import { bookCardImports } from '../card/book-card-imports.ts'
import { postPurchaseLetters } from '../card/tell-purchases.ts'
import { finishCollections } from '../chain/custody/collecting.ts'
import { custodyOf } from '../chain/custody/custody-of.ts'
import { screenCases } from '../chain/screening/screen-cases.ts'
import { screeningOf } from '../chain/screening/screening-of.ts'
import { postAddressLetters } from '../chain/tell-saved.ts'
import type { Dependencies } from '../dependencies.ts'
import { makeExports } from '../exports/make-exports.ts'
import { reconcileStatements } from '../finance/reconciliation/reconcile-statements.ts'
import { askCustody } from '../liabilities/ask-custody.ts'
import { proveDaily } from '../liabilities/prove-liabilities.ts'
import { finishProposals } from '../office/carry-out.ts'
import { decideInBulk } from '../office/decide-in-bulk.ts'
import { postProposalLetters } from '../office/proposal-mail.ts'
import { noteFigures } from '../operations/note-figures.ts'
import { rebuildReadModels } from '../operations/rebuild-read-models.ts'
import { postSkippedLetters } from '../quick-pay/tell-skipped.ts'
import { makePapers } from '../statement/papers/make-papers.ts'
import { createDeletions } from './deletions.ts'
import { openFiles } from './files/open-files.ts'
import { deliver } from './mail/post.ts'
import { tellOperators } from './mail/tell-operators.ts'
import { postNotices } from './post-notices.ts'
import { createSessions } from './sessions.ts'
import { deliverMessages } from './sms/deliver-messages.ts'
import { httpGateway } from './sms/gateway.ts'
import { createStores } from './stores.ts'
import { sweep } from './sweep.ts'

/** The jobs' configuration: that of the calls too, whose lists they read. */
export type VaultConfig = Dependencies['config'] &
  Pick<Config, 'dataDirectory' | 's3' | 'smtpUrl' | 'mailFrom'>

export type VaultParts = {
  readonly config: VaultConfig
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

/** A job that runs every `everyMs` milliseconds. It may be killed and run again at any point. */
export type VaultJob = { readonly everyMs: number; readonly run: () => Promise<void> }

export type VaultJobs = {
  /** By name. Without SMTP_URL, SMS_URL, a custody or a screening service, the jobs that need them are missing. */
  readonly jobs: Readonly<Record<string, VaultJob>>
  /** Closes the connections to mail servers. */
  readonly close: () => void
}

/**
 * The channel on which the database names a job that has work now: a posted mail or message wakes its delivery when its
 * transaction commits (`migrations/035_wake-ups.sql`).
 */
export const wakeUpChannel = 'strongroom_jobs'

const SECOND_MS = 1_000
/** Deliveries are woken; the period only makes up for a wake-up that was lost, and carries out what is tried again. */
const DELIVERY_MS = 5 * SECOND_MS

/** Opens everything that comes due by itself and touches personal data; the workers run it. */
export const openVaultJobs = async (parts: VaultParts): Promise<VaultJobs> => {
  const { config, db, log, ledger, logger, now } = parts
  const { smtpUrl, mailFrom, smsUrl } = config
  const smtp = smtpUrl ? createTransport(smtpUrl) : undefined
  const gateway = smsUrl ? httpGateway(smsUrl) : undefined
  const custody = custodyOf({ config, db, now })
  const files = await openFiles(config)
  const leavers = createDeletions(db, files)
  const screening = screeningOf(config)
  const stores = { ...createStores(db, config), sessions: createSessions(db) }
  const proposalParts = { ...parts, ...stores, screening }
  const every = (seconds: number, run: () => Promise<void>): VaultJob => ({
    everyMs: seconds * SECOND_MS,
    run,
  })
  return {
    jobs: {
      'sweep-expired': every(60, () => sweep(db)),
      'tell-operators': every(5, () => tellOperators(db)),
      'finish-deletions': every(15, finishDeletions({ leavers, ledger })),
      'book-card-imports': every(2, bookCardImports(proposalParts)),
      'decide-in-bulk': every(5, decideInBulk(proposalParts)),
      'finish-proposals': every(5, finishProposals(proposalParts)),
      'prove-liabilities': every(10, proveDaily({ db, log, ledger, now, by: 'prove-liabilities' })),
      'post-address-letters': every(30, postAddressLetters(proposalParts)),
      'post-proposal-letters': every(30, postProposalLetters(proposalParts)),
      'post-notices': every(2, postNotices(parts)),
      'post-skipped-letters': every(60, postSkippedLetters(proposalParts)),
      'post-purchase-letters': every(60, postPurchaseLetters(proposalParts)),
      'note-figures': every(10, noteFigures({ db, views: parts.views })),
      'replay-counterfactuals': every(5, replayCounterfactuals(proposalParts)),
      'make-statements': every(5, makePapers(proposalParts)),
      'make-exports': every(5, makeExports({ ...proposalParts, files })),
      'reconcile-statements': every(5, reconcileStatements(proposalParts)),
      'rebuild-read-models': every(15, rebuildReadModels(proposalParts)),
      ...(screening && { 'screen-cases': every(5, screenCases(proposalParts)) }),
      ...(custody && {
        'ask-custody': every(30, askCustody({ ...proposalParts, custody })),
        'finish-collections': every(15, finishCollections({ db, ledger, custody, now }, logger)),
      }),
      ...(gateway && {
        'deliver-messages': { everyMs: DELIVERY_MS, run: () => deliverMessages(db, gateway, logger) },
      }),
      ...(smtp && {
        'deliver-mail': { everyMs: DELIVERY_MS, run: () => deliver(db, smtp, mailFrom, logger) },
      }),
    },
    close: () => smtp?.close(),
  }
}
