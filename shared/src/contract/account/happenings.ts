import * as v from 'valibot'
import { cardLogKind } from '../card/card-logs.ts'
import { noticeKind } from './notices.ts'

/**
 * The events under the bell: decisions on money that leaves or comes in by bank, on cards and on wallets in new currencies, the
 * states of a card, and what the network settled on it; and whatever else the house does with a member's money or account.
 */
export const happeningTypes = [
  'WithdrawalSettled',
  'WithdrawalRejected',
  'ChainSendSettled',
  'ChainSendRejected',
  'PaymentSent',
  'PaymentFailed',
  'CardOpened',
  'CardActivated',
  'CardBlocked',
  'CardSuspended',
  'CardFrozen',
  'CardUnfrozen',
  'CardOrderRejected',
  'CardChargeApproved',
  'CardChargeRejected',
  'CardLogBooked',
  'CardPurchaseDeclined',
  'CardPurchaseCaptured',
  'CardPurchaseRefunded',
  'DepositCompleted',
  'DepositFailed',
  'DepositRejected',
  'CircleDepositCredited',
  'FpsTopUpApproved',
  'FpsTopUpRejected',
  'RequestedPaymentReceived',
  'RequestedPaymentRejected',
  'CurrencyApproved',
  'CurrencyRejected',
  'VipApplicationApproved',
  'VipApplicationRejected',
  'VipSet',
  'UserGroupSet',
  'MemberDisabled',
  'MemberEnabled',
  'MemberEdited',
  'SessionsEnded',
  'RoleSet',
  'TradeFilled',
  'TradeCancelled',
  'FixedDepositRateChanged',
  'FixedDepositMatured',
  'FixedDepositCancelled',
  'DepositAddressGiven',
  'DepositAddressRetired',
  'CardResumed',
  'CardLogReversed',
  'AdjustmentBooked',
  'MovementReversed',
  'WithdrawalRequested',
  'CardPutInArrears',
  'CardLetOutOfArrears',
  'WithdrawalReturned',
  'PaymentReturned',
  'QuickPayReturned',
  'PayCodeScanReturned',
  'CardDetailsEdited',
  'BankUnlinked',
  'AddressBound',
  'AddressUnbound',
  'InterestPaid',
  'GiftCardsAccepted',
  'GiftCardsSent',
  'GiftCardsRejected',
  'VirtualAccountGiven',
] as const
export type HappeningType = (typeof happeningTypes)[number]

/** An event of which its member is told under the bell. `kind` is its row in the table of notices. */
export const happening = v.object({
  /** Of the event. */
  id: v.string(),
  type: v.picklist(happeningTypes),
  kind: noticeKind,
  currency: v.nullable(v.string()),
  /** Signed, where the event moved money: what left the wallet or the card is below zero. */
  amount: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  /** The line of the statement that it is about, where there is one. */
  line: v.nullable(v.string()),
  /** The amount that the network settled, of one of its transactions. */
  card_kind: v.optional(cardLogKind),
  /** The line of the card that it booked. */
  card_line: v.nullable(v.string()),
  created_date: v.string(),
})
export type Happening = v.InferOutput<typeof happening>
