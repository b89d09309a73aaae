import { keysOf } from '../../complete.ts'
import type { TransactionType } from './transaction-types.ts'

/**
 * Where a kind of line moves a member's money: `in` to them, `out` to others, `own` only among their own balances (between currencies, onto the
 * card, into savings); a correction of the house and what is given up on leaving are `other`. `backOf`: what comes back of that kind.
 */
export type LineFlow = 'in' | 'out' | 'own' | 'other' | { readonly backOf: TransactionType }

/** Every kind of line by where it moves money; the compiler names one that is missing. */
export const lineFlows = {
  'top-up': 'in',
  deposit: 'in',
  'fps-top-up': 'in',
  'circle-deposit': 'in',
  'request-payment': 'in',
  'quick-pay-received': 'in',
  'pay-code-received': 'in',
  interest: 'in',
  'sign-up-bonus': 'in',
  'referrer-bonus': 'in',
  'referee-bonus': 'in',
  'invite-code-bonus': 'in',
  withdrawal: 'out',
  'withdrawal-returned': { backOf: 'withdrawal' },
  'withdrawal-sent-back': { backOf: 'withdrawal' },
  'chain-send': 'out',
  'chain-send-returned': { backOf: 'chain-send' },
  'send-payment': 'out',
  'send-payment-returned': { backOf: 'send-payment' },
  'send-payment-sent-back': { backOf: 'send-payment' },
  'quick-pay-sent': 'out',
  'quick-pay-returned': { backOf: 'quick-pay-sent' },
  'pay-code': 'out',
  'pay-code-returned': { backOf: 'pay-code' },
  'swap-out': 'own',
  'swap-in': 'own',
  'trade-placed': 'own',
  'trade-paid': 'own',
  'trade-received': 'own',
  'trade-filled': 'own',
  'trade-cancelled': 'own',
  // Its precharge is the member's still, and is spent from the card.
  'card-opened': 'own',
  'card-charge': 'own',
  'card-charge-returned': 'own',
  'fixed-deposit': 'own',
  'fixed-deposit-matured': 'own',
  'fixed-deposit-redeemed': 'own',
  'fixed-deposit-cancelled': 'own',
  adjustment: 'other',
  reversal: 'other',
  'given-up': 'other',
} as const satisfies Readonly<Record<TransactionType, LineFlow>>

type Outgoing = { [K in TransactionType]: (typeof lineFlows)[K] extends 'out' ? K : never }[TransactionType]

const isOutgoing = (kind: TransactionType): kind is Outgoing => lineFlows[kind] === 'out'

/** Kinds of lines that take money from their member. */
export const outgoingKinds: readonly Outgoing[] = keysOf(lineFlows).filter(isOutgoing)

/** Kinds of lines that only move money among the member's own balances. */
export const ownKinds: readonly TransactionType[] = keysOf(lineFlows).filter(
  kind => lineFlows[kind] === 'own',
)
