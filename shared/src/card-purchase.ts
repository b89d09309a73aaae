/** How a purchase reaches the card's processor; `cash` is cash out of a machine or over a counter. */
export const purchaseChannels = ['chip', 'contactless', 'online', 'cash'] as const
/** The name of one such way. */
export type PurchaseChannel = (typeof purchaseChannels)[number]

/** Why a purchase is declined, in the order in which it is looked at. */
export const declineReasons = [
  'reversed',
  'unknown',
  'not-active',
  'expired',
  'frozen',
  'account-frozen',
  'number-ended',
  'other-merchant',
  'number-limit',
  'merchant',
  'country',
  'cash',
  'online',
  'contactless',
  'limit',
  'insufficient',
] as const
/**
 * One reason: `reversed` before it was asked for, `unknown` to be added to; `limit` says which. `number-ended`, `other-merchant` and
 * `number-limit` are of a disposable number.
 */
export type DeclineReason = (typeof declineReasons)[number]
