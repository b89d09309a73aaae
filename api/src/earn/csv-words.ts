import { subscriptionStates } from '@strongroom/shared/words/earn/state'
import { msg } from '#words'
import type { CsvWords } from '../csv/csv-words.ts'

const heads = {
  principal: msg`Principal`,
  term: msg`Term in months`,
  next_rate: msg`Next rate`,
  profit: msg`Interest`,
  realized_interest: msg`Interest paid`,
  maturity_date: msg`Maturity date`,
  maturity_amount: msg`At maturity`,
  next_interest_date: msg`Next interest`,
  redeem_interest: msg`Interest if redeemed now`,
  redeem_forfeited: msg`Forfeited if redeemed now`,
  forfeited: msg`Forfeited`,
  start_date: msg`Started`,
}

/** Lists of subscriptions. */
export const subscriptionCsv = { heads, codes: { status: subscriptionStates } } satisfies CsvWords
