import { subscriptionStates } from '@strongroom/shared/words-of/earn'
import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'
import type { CsvWords } from '../csv/csv-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'earn-off': { msg: msg`Feature is coming soon` },
  'plan-not-offered': { msg: msg`This plan is not offered` },
  'plan-changed': { msg: msg`The plan has changed, please check again` },
  'interest-already-paid': { msg: msg`Interest has been paid already` },
  'month-not-next': { msg: msg`This is not the next month to be paid` },
  'month-not-over': { msg: msg`This month is not over` },
  'not-matured': { msg: msg`This deposit has not matured` },
  'interest-due': { msg: msg`Interest that is due has to be paid first` },
  'rate-invalid': { msg: msg`The rate is not valid` },
  'rate-lowered': { msg: msg`A promised rate cannot be lowered` },
} as const satisfies RefusalWords

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
