import { msg, type Word } from '#words'
import type { GiftCardStatus } from '../account/account.ts'
import { reviewStates } from '../review-words.ts'

/** Where an application for gift cards stands. */
export const giftCardStates: Readonly<Record<GiftCardStatus, Word>> = {
  ...reviewStates,
  1: msg`Accepted`,
  2: msg`Cards sent`,
}
