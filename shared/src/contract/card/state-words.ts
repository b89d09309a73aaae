import { msg, type Word } from '#words'
import { caseStates } from '../review-words.ts'
import type { CardImportRecord } from './card-logs.ts'
import type { CardTransaction } from './card-transactions.ts'
import type { CardCharge, CardOrder, CardStatus } from './cards.ts'

/** Where a card stands, as administrators say it. */
export const cardStates: Readonly<Record<CardStatus, Word>> = {
  0: msg`No card`,
  1: msg`Pending review`,
  2: msg`Active`,
  3: msg`In arrears`,
  [-1]: msg`Blocked`,
}

/** Where a line of a card stands. */
export const cardLineStates: Readonly<Record<CardTransaction['status'], Word>> = {
  0: msg`Pending`,
  1: msg`Complete`,
  [-1]: msg`Cancelled`,
}

/** Where a charge of a card stands, as administrators say it: finance cancels one, or its member does. */
export const cardChargeStates: Readonly<Record<CardCharge['status'], Word>> = {
  ...cardLineStates,
  [-2]: msg`Cancelled by the member`,
}

/** Where an order of a card at the other provider stands. */
export const cardOrderStates: Readonly<Record<CardOrder['status'], Word>> = {
  ...caseStates,
  1: msg`Processed`,
}

/** How far a large import of card logs is. */
export const cardImportStates: Readonly<Record<CardImportRecord['state'], Word>> = {
  ready: msg`Being made ready`,
  booking: msg`Being booked`,
  booked: msg`All rows booked`,
  refused: msg`Refused`,
}
