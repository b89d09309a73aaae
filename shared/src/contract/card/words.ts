import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'
import type { CaseWords } from '../office/kind-name.ts'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  'card-opened': { title: msg`Card opened`, isFilter: true },
  'card-charge': { title: msg`Charge of the card`, isFilter: true },
  'card-charge-returned': { title: msg`Charge of the card, given back`, isFilter: false },
} as const satisfies LineWords

/** The names of this capability's kinds of cases. */
export const caseWords = {
  'card-order': { one: msg`Card order`, many: msg`Card order numbers` },
  'card-charge': { one: lineWords['card-charge'].title, many: msg`Card charges` },
} as const satisfies CaseWords

/** Titles of this capability's notices. */
export const noticeWords = {
  CardOpened: msg`Card opened`,
  CardActivated: msg`Your card is active`,
  CardBlocked: msg`Your card is blocked`,
  CardSuspended: msg`Your card is suspended: a fee is owed`,
  CardFrozen: msg`Card frozen`,
  CardUnfrozen: msg`Card unfrozen`,
  CardOrderRejected: msg`Card order rejected`,
  CardChargeApproved: msg`Card charged`,
  CardChargeRejected: msg`Card charge rejected`,
  CardLogBooked: msg`Purchase with the card`,
  CardPurchaseDeclined: msg`A purchase with your card was declined`,
  CardPurchaseCaptured: msg`Purchase with the card`,
  CardPurchaseRefunded: msg`Refund to the card`,
  'card-refund': msg`Refund to the card`,
  'card-fee': msg`Fee on the card`,
  'card-bonus': msg`Bonus on the card`,
  'card-referrer-bonus': msg`Referrer bonus on the card`,
  'card-referee-bonus': msg`Referee bonus on the card`,
  'card-limit-near': msg`Most of a limit of your card is used`,
  'card-limit-used': msg`A limit of your card is used up`,
  CardDetailsEdited: msg`The details of your card were changed`,
  CardResumed: msg`Your card can be used again`,
  CardLogReversed: msg`A booking on your card was taken back`,
  CardPutInArrears: msg`Your card is in arrears`,
  CardLetOutOfArrears: msg`Your card can be used again`,
} as const satisfies NoticeWords
