import { msg, type Word } from '#words'
import type { QuickPay } from './quick-pays.ts'
import type { MoneyRequest } from './requests.ts'

/** The way of a payment between members, as its reader sees it. */
export const directions: Readonly<Record<QuickPay['direction'], Word>> = {
  sent: msg({ message: 'Sent', context: 'quick pay' }),
  received: msg`Received`,
}

/** Reasons for which a scheduled payment was not made on its day, by the kind of the refusal. */
export const skipReasons = {
  'insufficient-funds': msg`There was not enough in your wallet.`,
  'wallet-frozen': msg`Your account was frozen.`,
  'wallet-resting': msg`Your account rested after a new PAY code.`,
} as const satisfies Readonly<Record<string, Word>>

/** Whether a quick pay has arrived. */
export const quickPayStates: Readonly<Record<QuickPay['status'], Word>> = {
  0: msg({ message: 'On its way', context: 'payment' }),
  1: msg`Settled`,
  [-1]: msg`Came back`,
}

/** Where a request for money stands. */
export const moneyRequestStates: Readonly<Record<MoneyRequest['status'], Word>> = {
  open: msg({ message: 'Open', context: 'request for money' }),
  paid: msg({ message: 'Paid', context: 'request for money' }),
  declined: msg({ message: 'Declined', context: 'request for money' }),
  cancelled: msg({ message: 'Cancelled', context: 'request for money' }),
  expired: msg({ message: 'Expired', context: 'request for money' }),
  returned: msg({ message: 'Paid, and came back', context: 'request for money' }),
}
