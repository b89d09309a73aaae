import type { wire } from '@strongroom/shared'
import { msg, type Word } from '#words'
import { commonHeads } from '../csv/common-heads.ts'
import type { Codes, CsvWords } from '../csv/csv-words.ts'

const heads = {
  ...commonHeads,
  asked: msg`Requested amount`,
  reference: msg`Reference`,
  counterparty: msg`Counterparty`,
  details: msg`Details`,
}

/** The kinds of movements on a statement. */
const lineType = {
  'top-up': msg`Top-up`,
  'swap-out': msg`Swap, given`,
  'swap-in': msg`Swap, received`,
  'quick-pay-sent': msg`Quick pay sent`,
  'quick-pay-received': msg`Quick pay received`,
  deposit: msg`Bank deposit`,
  'fps-top-up': msg`FPS top-up`,
  'circle-deposit': msg`Wire to the virtual account`,
  withdrawal: msg`Withdrawal`,
  'withdrawal-returned': msg`Withdrawal, given back`,
  'chain-send': msg`Sent on chain`,
  'chain-send-returned': msg`Send on chain, given back`,
  'card-opened': msg`Card opened`,
  'card-charge': msg`Charge of the card`,
  'card-charge-returned': msg`Charge of the card, given back`,
  adjustment: msg`Adjustment`,
  reversal: msg`Reversal`,
  'sign-up-bonus': msg`Sign-up bonus`,
  'referrer-bonus': msg`Referral bonus`,
  'referee-bonus': msg`Referral bonus`,
  'invite-code-bonus': msg`Invite code bonus`,
  'fixed-deposit': msg`Fixed deposit`,
  interest: msg`Interest`,
  'fixed-deposit-matured': msg`Fixed deposit, matured`,
  'fixed-deposit-redeemed': msg`Fixed deposit, redeemed`,
  'fixed-deposit-cancelled': msg`Fixed deposit, cancelled`,
  'trade-placed': msg`Trade, reserved`,
  'trade-filled': msg`Trade, received`,
  'trade-cancelled': msg`Trade, given back`,
  'pay-code': msg`Pay code, reserved`,
  'pay-code-received': msg`Pay code received`,
  'pay-code-returned': msg`Pay code, given back`,
  'request-payment': msg`Requested payment`,
  'send-payment': msg`Payment sent`,
  'send-payment-returned': msg`Payment, given back`,
} satisfies Record<wire.TransactionType, Word>

const lineStatus: Codes = {
  // Also a request that its payer has not paid.
  pending: msg`Waiting`,
  done: msg`Settled`,
  rejected: msg`Did not move`,
  reversed: msg`Reversed`,
}

/** Statements. */
export const statementCsv = { heads, codes: { type: lineType, status: lineStatus } } satisfies CsvWords
