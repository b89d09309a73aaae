import { msg, type Word } from '#words'
import type { CardNumberState, CardNumberUse } from './card-numbers.ts'
import type { CardPurchase, DeclineReason, PurchaseChannel, PurchaseState } from './card-purchases.ts'

/** How a purchase with a card stands. */
export const purchaseStates: Readonly<Record<PurchaseState, Word>> = {
  pending: msg`Pending`,
  captured: msg({ message: 'Bought', context: 'purchase' }),
  declined: msg`Declined`,
  reversed: msg`Reversed`,
  expired: msg`Expired`,
}

/** How a disposable number of a card stands. */
export const cardNumberStates: Readonly<Record<CardNumberState, Word>> = {
  open: msg({ message: 'Good', context: 'card number' }),
  used: msg({ message: 'Used', context: 'card number' }),
  closed: msg({ message: 'Closed', context: 'card number' }),
  ended: msg({ message: 'Ended', context: 'card number' }),
}

/** The purchases that a disposable number is for. */
export const cardNumberUses: Readonly<Record<CardNumberUse, Word>> = {
  single: msg`One purchase`,
  merchant: msg`One merchant`,
}

/** The way of a purchase. */
export const purchaseChannels: Readonly<Record<PurchaseChannel, Word>> = {
  chip: msg({ message: 'Chip', context: 'purchase' }),
  contactless: msg`Contactless`,
  online: msg({ message: 'Online', context: 'purchase' }),
  cash: msg({ message: 'Cash', context: 'purchase' }),
}

/** Why a purchase was declined. */
export const declineReasons: Readonly<Record<DeclineReason, Word>> = {
  reversed: msg`The merchant had given it up before`,
  unknown: msg`There was no purchase to add to`,
  'not-active': msg`The card cannot be used`,
  expired: msg`The month printed on the card is over`,
  frozen: msg`The card is frozen`,
  'account-frozen': msg`Nothing leaves the account at present`,
  'number-ended': msg`The disposable number is used, closed or past its last day`,
  'other-merchant': msg`The disposable number is for another merchant`,
  'number-limit': msg`It is above the amount of the disposable number`,
  merchant: msg`Purchases at this kind of merchant are switched off`,
  country: msg`Purchases in this country are switched off`,
  cash: msg`Cash is switched off`,
  online: msg`Online purchases are switched off`,
  contactless: msg`Contactless purchases are switched off`,
  limit: msg`It is above a limit of the card`,
  insufficient: msg`There was not enough on the card`,
}

/** Whose rule declined a purchase. */
export const ruledBy: Readonly<Record<NonNullable<CardPurchase['ruled_by']>, Word>> = {
  holder: msg`The holder’s own rule`,
  house: msg`A rule of the house`,
}

/** The purchases that a limit is of. */
export const purchaseLimits: Readonly<Record<NonNullable<CardPurchase['limit_of']>, Word>> = {
  all: msg`All purchases`,
  contactless: purchaseChannels.contactless,
  online: purchaseChannels.online,
  cash: purchaseChannels.cash,
}

/** The span of a limit of purchases. */
export const purchaseSpans: Readonly<Record<NonNullable<CardPurchase['limit_per']>, Word>> = {
  purchase: msg`One purchase`,
  day: msg`A day`,
  month: msg`A month`,
}
