import { accept, type Currency, type Decision, Money, placesOf, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import { move } from '../book/legs.ts'
import { keptAt } from '../book/persistent-map.ts'
import { code, decimal, id, legs, reason } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { FeeAboveAmount, TooManyPlaces } from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import { openCase, type ReasonMissing, type ReviewRefusal, withCase } from '../wallet/review.ts'
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
  { input: { withdrawalId, charge, reason }, given }: ReturnWithdrawal,
  wallet: Wallet,
): Decision<Facts, ReviewRefusal | ReasonMissing | NotSent | TooManyPlaces | FeeAboveAmount> => {
  const isSent = keptAt(wallet.withdrawals, withdrawalId)?.status === 'approved'
  const open = openCase(
    wallet.withdrawals,
    { id: withdrawalId, approver: given.approver, open: ['approved', 'pending', 'rejected'] },
    wallet,
  )
  if ('refusal' in open) return refuse(open.refusal)
  if (!isSent) return refuse({ kind: 'withdrawal-not-sent' })
  if (open.found.isReturned) return refuse({ kind: 'already-decided', status: 'returned' })
  if (!reason.trim()) return refuse({ kind: 'reason-missing' })
  const { currency } = given
  if (placesOf(charge) > currency.scale)
    return refuse({ kind: 'too-many-places', currency: currency.code, places: currency.scale })
  const [sent, kept] = [Money.of(open.found.amount, currency), Money.of(charge, currency)]
  if (!kept.lessThan(sent)) return refuse({ kind: 'fee-above-amount' })

  // Nothing below this line may refuse.
  const back = sent.minus(kept)
  return accept({
    type: 'WithdrawalReturned',
    withdrawalId,
    currency: currency.code,
    amount: back.amount,
    charge: kept.amount,
    reason: reason.trim(),
    legs: move(back, {
      from: 'world:bank',
      to: userAccount(wallet.uid, pocketOfSource[open.found.source]),
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
