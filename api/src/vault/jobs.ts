import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import type { Ledger } from '@strongroom/ledger/eventlog'
import type { Log } from '@strongroom/ledger/eventlog/log'
import type { Views } from '@strongroom/projections'
import { pricesOf } from '@strongroom/projections/catalogue'
import type { Config } from '@strongroom/shared/config'
import { createTransport } from 'nodemailer'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { finishDeletions, finishDeletionsDue } from '../account/delete-member.ts'
import { replayCounterfactuals } from '../audit/replay-counterfactuals.ts'
import { bookCardImports } from '../card/book-card-imports.ts'
import { postPurchaseLetters, purchaseLettersDue } from '../card/tell-purchases.ts'
import { finishCollections, finishCollectionsDue } from '../chain/custody/collecting.ts'
import { custodyOf } from '../chain/custody/custody-of.ts'
import { screenCases } from '../chain/screening/screen-cases.ts'
import { screeningOf } from '../chain/screening/screening-of.ts'
import { postAddressLetters } from '../chain/tell-saved.ts'
import type { Dependencies } from '../dependencies.ts'
import { makeExports } from '../exports/make-exports.ts'
import { reconcileStatements } from '../finance/reconciliation/reconcile-statements.ts'
import { askCustody, askCustodyDue } from '../liabilities/ask-custody.ts'
import { proveDaily, proveDailyDue } from '../liabilities/prove-liabilities.ts'
import { finishProposals, finishProposalsDue } from '../office/carry-out.ts'
import { decideInBulk } from '../office/decide-in-bulk.ts'
import { postProposalLetters, proposalLettersDue } from '../office/proposal-mail.ts'
import { FIGURES_MS, figuresDue, noteFigures } from '../operations/note-figures.ts'
import { rebuildReadModels } from '../operations/rebuild-read-models.ts'
import { postSkippedLetters, skippedLettersDue } from '../quick-pay/tell-skipped.ts'
import { makePapers } from '../statement/papers/make-papers.ts'
import { accountStatementsDue } from './account-statements.ts'
import { untoldAddressesDue } from './bound-addresses.ts'
import { bulkJobsDue } from './bulk-jobs.ts'
import { cardImportsDue } from './card-imports.ts'
import { counterfactualsDue } from './counterfactuals.ts'
import { createCryptoScansDue } from './crypto-scans.ts'
import { createDeletions } from './deletions.ts'
import { exportsDue } from './exports.ts'
import { openFiles } from './files/open-files.ts'
import type { Job } from './job.ts'
import { noticeTypes } from './mail/notice-letter.ts'
import { deliver, mailDue } from './mail/post.ts'
import { tellOperators, tellOperatorsDue } from './mail/tell-operators.ts'
import { postNotices, postNoticesDue } from './post-notices.ts'
import { rebuildsDue } from './rebuilds.ts'
import { createSessions } from './sessions.ts'
import { deliverMessages, messagesDue } from './sms/deliver-messages.ts'
import { httpGateway } from './sms/gateway.ts'
import { statementsDue } from './statements.ts'
import { createStores } from './stores.ts'
import { sweep, sweepDue } from './sweep.ts'

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

export type VaultJobs = {
  /** By name. Without SMTP_URL, SMS_URL, a custody or a screening service, the jobs that need them are missing. */
  readonly jobs: Readonly<Record<string, Job>>
  /** Closes the connections to mail servers. */
  readonly close: () => void
}

/**
 * The channel on which the database names a job that has work now: a posted mail or message wakes its delivery when its
 * transaction commits (`migrations/035_wake-ups.sql`, `191_wake-ups.sql`).
 */
export const wakeUpChannel = 'strongroom_jobs'

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
  const prices = pricesOf({ config, now, logger })
  const proposalParts = { ...parts, ...stores, screening, prices }
  return {
    jobs: {
      'sweep-expired': { run: () => sweep(db), due: sweepDue },
      'tell-operators': {
        run: () => tellOperators(db),
        due: tellOperatorsDue,
        reads: ['members'],
        wokenBy: [],
      },
      'finish-deletions': { run: finishDeletions({ leavers, ledger }), due: finishDeletionsDue },
      'book-card-imports': { run: bookCardImports(proposalParts), due: cardImportsDue },
      'decide-in-bulk': { run: decideInBulk(proposalParts), due: bulkJobsDue },
      'finish-proposals': {
        run: finishProposals(proposalParts),
        ...{ due: finishProposalsDue, reads: ['proposals'] },
      },
      'prove-liabilities': {
        run: proveDaily({ db, log, ledger, now, by: 'prove-liabilities' }),
        ...{ due: proveDailyDue, clock: 'platform', reads: ['events', 'wallets'] },
        ...{ wokenBy: ['LiabilitiesProofAsked'], longestPauseMs: 600_000 },
      },
      'post-address-letters': { run: postAddressLetters(proposalParts), due: untoldAddressesDue },
      'post-proposal-letters': {
        run: postProposalLetters(proposalParts),
        ...{ due: proposalLettersDue, reads: ['proposals', 'members'] },
      },
      'post-notices': { run: postNotices(parts), due: postNoticesDue, wokenBy: noticeTypes },
      'post-skipped-letters': {
        run: postSkippedLetters(proposalParts),
        ...{ due: skippedLettersDue, reads: ['quick_pay_runs', 'quick_pay_schedules'] },
      },
      'post-purchase-letters': {
        run: postPurchaseLetters(proposalParts),
        ...{ due: purchaseLettersDue, reads: ['card_transactions'] },
      },
      'note-figures': {
        run: noteFigures({ db, views: parts.views }),
        ...{ due: figuresDue, wokenBy: 'every event', gatherMs: FIGURES_MS },
      },
      'replay-counterfactuals': {
        run: replayCounterfactuals(proposalParts),
        ...{ due: counterfactualsDue, reads: ['events'], wokenBy: [] },
      },
      'make-statements': { run: makePapers(proposalParts), due: accountStatementsDue },
      'make-exports': { run: makeExports({ ...proposalParts, files }), due: exportsDue },
      'reconcile-statements': {
        run: reconcileStatements(proposalParts),
        ...{ due: statementsDue, reads: ['adjustments'] },
      },
      'rebuild-read-models': { run: rebuildReadModels(proposalParts), due: rebuildsDue },
      ...(screening && {
        'screen-cases': {
          run: screenCases(proposalParts),
          ...{ due: createCryptoScansDue(), reads: ['top_ups', 'chain_sends'] },
        },
      }),
      ...(custody && {
        'ask-custody': {
          run: askCustody({ ...proposalParts, custody }),
          ...{ due: askCustodyDue, clock: 'platform' },
        },
        'finish-collections': {
          run: finishCollections({ db, ledger, custody, now }, logger),
          ...{ due: finishCollectionsDue, reads: ['collections'] },
        },
      }),
      ...(gateway && {
        'deliver-messages': { run: () => deliverMessages(db, gateway, logger), due: messagesDue },
      }),
      ...(smtp && { 'deliver-mail': { run: () => deliver(db, smtp, mailFrom, logger), due: mailDue } }),
    },
    close: () => smtp?.close(),
  }
}
