import { reviewStates } from '@strongroom/shared/words/review'
import { quantities, volumes } from '@strongroom/shared/words/vip/band'
import { giftCardStates } from '@strongroom/shared/words/vip/state'
import { msg } from '#words'
import type { CsvWords } from '../csv/csv-words.ts'

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
