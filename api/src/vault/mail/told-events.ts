import type { wire } from '@strongroom/shared'

/** The types of events that a member is told of, by mail or by the bell, each with its kind in the table of notices. */
export const noticeKinds = {
  MoneyRequested: 'money',
  QuickPayReceived: 'money',
  PayCodeReceived: 'money',
  BonusGranted: 'money',
  TopUpApproved: 'top-ups',
  TopUpRejected: 'top-ups',
  FpsTopUpApproved: 'top-ups',
  FpsTopUpRejected: 'top-ups',
  DepositCompleted: 'top-ups',
  DepositFailed: 'top-ups',
  DepositRejected: 'top-ups',
  CircleDepositCredited: 'top-ups',
  RequestedPaymentReceived: 'top-ups',
  RequestedPaymentRejected: 'top-ups',
  BankApproved: 'bank-accounts',
  BankRejected: 'bank-accounts',
  WithdrawalSettled: 'withdrawals',
  WithdrawalRejected: 'withdrawals',
  ChainSendSettled: 'withdrawals',
  ChainSendRejected: 'withdrawals',
  PaymentSent: 'withdrawals',
  PaymentFailed: 'withdrawals',
  CurrencyApproved: 'currencies',
  CurrencyRejected: 'currencies',
  CardActivated: 'cards',
  CardBlocked: 'cards',
  CardOrderRejected: 'cards',
  CardChargeApproved: 'cards',
  CardChargeRejected: 'cards',
  CardOpened: 'cards',
  CardSuspended: 'cards',
  CardFrozen: 'cards',
  CardUnfrozen: 'cards',
  CardLogBooked: 'cards',
} as const satisfies Partial<Record<wire.EventType, wire.NoticeKind>>

/** A type of event that a member is told of. */
export type ToldType = keyof typeof noticeKinds

/** The fields of these events that a notice says; each of them has some. */
export type Said = {
  readonly amount?: string
  readonly credited?: string
  readonly currency?: string
  readonly cardCurrency?: string
  readonly reason?: string
  /** The side that closed a case; a member knows of their own decisions. */
  readonly by?: string
}

/** The amount that reached or left the member, where an event says one, and its currency. */
export const amountSaid = ({
  amount: asked,
  credited: amount = asked,
  currency: ofCase,
  cardCurrency: currency = ofCase,
}: Said): { readonly amount: string | undefined; readonly currency: string | undefined } => ({
  amount,
  currency,
})
