import type { JobsOf } from '../job-parts.ts'
import { cardImportsDue } from '../vault/card-imports.ts'
import { bookCardImports } from './book-card-imports.ts'
import { giveBackUnheard, unheardDue } from './processor/give-back-unheard.ts'
import { cardHoldsDue, releaseCardHolds } from './release-card-holds.ts'
import { postPurchaseLetters, purchaseLettersDue } from './tell-purchases.ts'

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
})
