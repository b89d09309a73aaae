import { reviewStates } from '@strongroom/shared/words/review'
import { quantities, volumes } from '@strongroom/shared/words/vip/band'
import { giftCardStates } from '@strongroom/shared/words/vip/state'
import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'
import type { CsvWords } from '../csv/csv-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'vip-application-open': { msg: msg`Your last application is still being looked at` },
} as const satisfies RefusalWords

const heads = {
  volume: msg`Volume`,
}

/** Lists of VIP applications. */
export const vipCsv = { heads, codes: { volume: volumes, status: reviewStates } } satisfies CsvWords

/** Lists of applications for gift cards. */
export const vipGiftCardCsv = {
  heads,
  codes: { quantity: quantities, status: giftCardStates },
} satisfies CsvWords
