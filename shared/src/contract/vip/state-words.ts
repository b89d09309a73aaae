import { msg, type Word } from '#words'
import type { GiftCardStatus } from '../account/account.ts'

/** Where an application for gift cards stands. */
export const giftCardStates: Readonly<Record<GiftCardStatus, Word>> = {
  0: msg`Waits for approval`,
  1: msg`Accepted`,
  2: msg`Cards sent`,
  [-1]: msg`Rejected`,
}
