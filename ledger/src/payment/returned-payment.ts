import { accept, type Currency, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import { move } from '../book/legs.ts'
import { code, decimal, id, legs, reason } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import { movement } from '../wallet/movement.ts'
import { withCase } from '../wallet/review.ts'
import { type SentBackRefusal, sentBackOf } from '../wallet/sent-back.ts'
import type { Wallet } from '../wallet/wallet.ts'

const facts = {
  /** The payee's bank has sent a settled one back. `amount` is what the member gets: what was sent without `charge`, which banks kept. */
  PaymentReturned: {
    version: 1,
    schema: v.object({ paymentId: id, currency: code, amount: decimal, charge: decimal, reason, legs }),
  },
} as const
type Facts = FactOf<typeof facts>

/** The payee's bank has sent a settled payment back, and has kept its charge, a decimal string. The member reads the reason. */
export type ReturnPayment = {
  readonly type: 'ReturnPayment'
  readonly input: { readonly paymentId: string; readonly charge: string; readonly reason: string }
  readonly given: { readonly approver: string; readonly currency: Currency }
}
/** Only what has left for the payee's bank comes back from it. */
type NotSent = { readonly kind: 'payment-not-sent' }

/**
 * Puts what the payee's bank has sent back into the wallet, once. The bank's charge is the member's; the fee of the house stays taken.
 * The reason is kept for ever and shown to the member: it must not name people.
 */
const decideReturn = (
  { input, given }: ReturnPayment,
  wallet: Wallet,
): Decision<Facts, SentBackRefusal | NotSent> => {
  const { paymentId } = input
  const of = { ...given, notSent: 'payment-not-sent' } as const
  const came = sentBackOf(wallet.sentPayments, { ...input, id: paymentId }, of, wallet)
  if ('refusal' in came) return refuse(came.refusal)

  // Nothing below this line may refuse.
  const { back, kept, reason } = came
  return accept({
    type: 'PaymentReturned',
    paymentId,
    currency: given.currency.code,
    amount: back.amount,
    charge: kept.amount,
    reason,
    legs: move(back, { from: 'world:bank', to: userAccount(wallet.uid, 'available') }),
  })
}

/** The money of a payment that has left for the payee's bank, and that the bank sends back. */
export const returnedPayment = movement({
  facts,
  commands: { ReturnPayment: decideReturn },
  whileFrozen: { ReturnPayment: 'goes-on' },
  evolve: {
    PaymentReturned: (wallet, { paymentId }) => ({
      ...wallet,
      sentPayments: withCase(wallet.sentPayments, paymentId, { isReturned: true }),
    }),
  },
})
