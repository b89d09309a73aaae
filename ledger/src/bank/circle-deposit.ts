import { accept, type Currency, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import { move, together } from '../book/legs.ts'
import { keep, keptAt } from '../book/persistent-map.ts'
import { code, decimal, id, legs } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import {
  type AmountNotPositive,
  askedAmount,
  type FeeAboveAmount,
  type FeeTerms,
  feeFor,
  type TooManyPlaces,
} from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import type { Wallet } from '../wallet/wallet.ts'

const facts = {
  /** Circle reported a wire to the member's virtual account. `amount` = `credited` + `fee`, exactly. */
  CircleDepositCredited: {
    version: 1,
    schema: v.object({
      circleId: id,
      currency: code,
      amount: decimal,
      fee: decimal,
      credited: decimal,
      legs,
    }),
  },
} as const
type Facts = FactOf<typeof facts>

/** Credits a payment that Circle has reported. `amount` is gross, a decimal string in `currency`; the fee comes off it. */
export type CreditCircleDeposit = {
  readonly type: 'CreditCircleDeposit'
  /** `circleId` is Circle's own id of the payment. */
  readonly input: { readonly circleId: string; readonly currency: string; readonly amount: string } & FeeTerms
  readonly given: { readonly recorder: string; readonly currency: Currency }
}
type CreditCircleDepositRefusal =
  | { readonly kind: 'circle-id-already-used' }
  | { readonly kind: 'own-case' }
  | AmountNotPositive
  | TooManyPlaces
  | FeeAboveAmount

/** Credits a wire that Circle has already received. Its id was claimed before (`creditCircleDeposit` in `flow.ts`), so no other deposit has it. */
const decideCredit = (
  { input, given }: CreditCircleDeposit,
  wallet: Wallet,
): Decision<Facts, CreditCircleDepositRefusal> => {
  const { circleId, currency } = input
  if (keptAt(wallet.circleDeposits, circleId)) return refuse({ kind: 'circle-id-already-used' })
  if (given.recorder === wallet.uid) return refuse({ kind: 'own-case' })
  const asked = askedAmount(input.amount, given.currency)
  if ('refusal' in asked) return refuse(asked.refusal)
  const fee = feeFor(asked.money, input)
  if (!fee.lessThan(asked.money)) return refuse({ kind: 'fee-above-amount' })

  // Nothing below this line may refuse.
  const credited = asked.money.minus(fee)
  return accept({
    type: 'CircleDepositCredited',
    circleId,
    currency,
    amount: asked.money.amount,
    fee: fee.amount,
    credited: credited.amount,
    legs: together(
      move(credited, { from: 'world:bank', to: userAccount(wallet.uid, 'available') }),
      move(fee, { from: 'world:bank', to: 'house:fees' }),
    ),
  })
}

/** Wires to a member's virtual account at Circle: credited without a proof, because Circle has them already. */
export const circleDeposit = movement({
  facts,
  commands: { CreditCircleDeposit: decideCredit },
  whileFrozen: { CreditCircleDeposit: 'goes-on' },
  evolve: {
    CircleDepositCredited: (wallet, { circleId }) => ({
      ...wallet,
      circleDeposits: keep(wallet.circleDeposits, circleId, true),
    }),
  },
})
