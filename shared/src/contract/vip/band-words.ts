import { msg, type Word } from '#words'
import type { GiftCardQuantity, VipVolume } from '../account/account.ts'

/** How large a single transaction is meant to be. */
export const volumes: Readonly<Record<VipVolume, Word>> = {
  0: msg`Under 1,000 USD`,
  1: msg`1,000 to 5,000 USD`,
  2: msg`5,000 to 10,000 USD`,
  3: msg`Above 10,000 USD`,
}

/** How many gift cards in all. */
export const quantities: Readonly<Record<GiftCardQuantity, Word>> = {
  0: msg`Under 100 cards`,
  1: msg`100 to 300 cards`,
  2: msg`300 to 1,000 cards`,
  3: msg`Over 1,000 cards`,
}
