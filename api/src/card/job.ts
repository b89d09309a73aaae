import type { JobParts, JobsOf } from '../job-parts.ts'
import { cardImportsDue } from '../vault/card-imports.ts'
import { bookCardImports } from './book-card-imports.ts'
import { giveBackUnheard, unheardDue } from './processor/give-back-unheard.ts'
import { cardProcessorOf } from './processor/processor-of.ts'
import { cardHoldsDue, releaseCardHolds } from './release-card-holds.ts'
import { cardLimitEvents, cardLimitsDue, tellCardLimits } from './tell-card-limits.ts'
import { cardTellingEvents, cardTellingsDue, tellCardProcessor } from './tell-card-processor.ts'
import { postPurchaseLetters, purchaseLettersDue } from './tell-purchases.ts'

/** Purchases of a moment are looked at together. */
const GATHER_MS = 1_000

/** The jobs of cards. */
export const cardJobs: JobsOf = parts => ({
  'book-card-imports': { run: bookCardImports(parts), due: cardImportsDue },
  'give-back-unheard': { run: giveBackUnheard(parts), due: unheardDue },
  'post-purchase-letters': {
    run: postPurchaseLetters(parts),
    due: purchaseLettersDue,
    reads: ['card_transactions'],
  },
  'release-card-holds': {
    run: releaseCardHolds(parts),
    due: cardHoldsDue,
    clock: 'platform',
    reads: ['card_purchases'],
  },
  'tell-card-limits': {
    run: tellCardLimits(parts),
    due: cardLimitsDue,
    reads: ['events'],
    wokenBy: cardLimitEvents,
    gatherMs: GATHER_MS,
  },
  ...processorJobs(parts),
})

/** As long as the processor does not take what it is told, it is asked so often at least. */
const LONGEST_PAUSE_MS = 600_000

/** Missing where no processor is told anything. */
const processorJobs = (parts: JobParts): ReturnType<JobsOf> => {
  const tell = cardProcessorOf(parts.config)?.tellState
  if (!tell) return {}
  return {
    'tell-card-processor': {
      run: tellCardProcessor(parts, tell),
      due: cardTellingsDue,
      reads: ['events'],
      wokenBy: cardTellingEvents,
      longestPauseMs: LONGEST_PAUSE_MS,
    },
  }
}
