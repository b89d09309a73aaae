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
import { pocketOfSource } from './withdrawal.ts'

const facts = {
  /** The bank has sent a settled one back. `amount` is what the member gets: what was sent without `charge`, which the bank kept. */
  WithdrawalReturned: {
    version: 1,
    schema: v.object({ withdrawalId: id, currency: code, amount: decimal, charge: decimal, reason, legs }),
  },
} as const
type Facts = FactOf<typeof facts>

/** The bank has sent a settled withdrawal back, and has kept its charge, a decimal string. The member reads the reason. */
export type ReturnWithdrawal = {
  readonly type: 'ReturnWithdrawal'
  readonly input: { readonly withdrawalId: string; readonly charge: string; readonly reason: string }
  readonly given: { readonly approver: string; readonly currency: Currency }
}
/** Only what has left for the bank comes back from it. */
type NotSent = { readonly kind: 'withdrawal-not-sent' }

/**
 * Puts what the bank has sent back where it came from, once. The bank's charge is the member's; the fee of the house stays taken. The
 * reason is kept for ever and shown to the member: it must not name people.
 */
const decideReturn = (
  { input, given }: ReturnWithdrawal,
  wallet: Wallet,
): Decision<Facts, SentBackRefusal | NotSent> => {
  const { withdrawalId } = input
  const of = { ...given, notSent: 'withdrawal-not-sent' } as const
  const came = sentBackOf(wallet.withdrawals, { ...input, id: withdrawalId }, of, wallet)
  if ('refusal' in came) return refuse(came.refusal)

  // Nothing below this line may refuse.
  const { found, back, kept, reason } = came
  return accept({
    type: 'WithdrawalReturned',
    withdrawalId,
    currency: given.currency.code,
    amount: back.amount,
    charge: kept.amount,
    reason,
    legs: move(back, {
      from: 'world:bank',
      to: userAccount(wallet.uid, pocketOfSource[found.source]),
    }),
  })
}

/** The money of a withdrawal that has left for the bank, and that the bank sends back. */
export const returnedWithdrawal = movement({
  facts,
  commands: { ReturnWithdrawal: decideReturn },
  whileFrozen: { ReturnWithdrawal: 'goes-on' },
  evolve: {
    WithdrawalReturned: (wallet, { withdrawalId }) => ({
      ...wallet,
      withdrawals: withCase(wallet.withdrawals, withdrawalId, { isReturned: true }),
    }),
  },
})
