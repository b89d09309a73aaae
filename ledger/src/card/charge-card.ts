import { accept, type Currency, type Decision, Money, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import { move, together } from '../book/legs.ts'
import { keep, keptAt } from '../book/persistent-map.ts'
import { code, day, decimal, id, legs, reason } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { ReviewStatus } from '../wallet/cases.ts'
import {
  type AmountNotPositive,
  askedAmount,
  feeFor,
  type InsufficientFunds,
  type NotVerified,
  type PriceChanged,
  priceChanged,
  priceOf,
  shortOf,
  type TooManyPlaces,
} from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import { openCase, type ReasonMissing, type ReviewRefusal, withCase } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { type ChargeLimits, type OutsideLimits, outsideLimits } from './charge-limits.ts'
import {
  type CardExpiry,
  type CardNotChargeable,
  cardStablecoins,
  type NotAStablecoin,
  notChargeable,
} from './open-card.ts'
import { type AboveOwnLimit, aboveLimitOfCharging } from './own-limit.ts'

const facts = {
  /** `cost` and `fee`, in the stablecoin `currency`, are locked until finance decides; then the card gets `amount`. */
  CardChargeRequested: {
    version: 1,
    schema: v.object({
      chargeId: id,
      currency: code,
      cost: decimal,
      fee: decimal,
      cardCurrency: code,
      amount: decimal,
      /** The day whose limit it counts towards. */
      day,
      legs,
    }),
  },
  /** Complete: the card holds `amount` more. */
  CardChargeApproved: {
    version: 1,
    schema: v.object({ chargeId: id, currency: code, cardCurrency: code, amount: decimal, legs }),
  },
  /** Cancelled: all that was locked has gone back. */
  CardChargeRejected: { version: 1, schema: v.object({ chargeId: id, currency: code, reason, legs }) },
} as const
type Facts = FactOf<typeof facts>

/** The member loads the card. The cost, and a fee, are locked in a stablecoin until finance decides. */
export type ChargeCard = {
  readonly type: 'ChargeCard'
  readonly input: {
    readonly chargeId: string
    /** The stablecoin that pays. */
    readonly currency: string
    /** The amount that the card receives, in dollars. */
    readonly amount: string
    readonly itemId?: string | undefined
    /** The total cost that the member has seen; at another price the command is refused. */
    readonly total?: string | undefined
  }
  readonly given: {
    readonly verified: boolean
    readonly currency: Currency
    readonly cardCurrency: Currency
    readonly limits: ChargeLimits
    readonly feeRate: string
    /** The item chosen: dollars on the card for so many coins. Without one, 1:1. */
    readonly item?: { readonly amount: string; readonly cost: string } | undefined
    /** The day it is, UTC. */
    readonly today: string
  } & CardExpiry
}
/** Why a charge is not taken. */
export type ChargeCardRefusal =
  | NotVerified
  | CardNotChargeable
  | NotAStablecoin
  | { readonly kind: 'charge-item-not-offered' }
  | AmountNotPositive
  | TooManyPlaces
  | OutsideLimits
  | AboveOwnLimit
  | PriceChanged
  | InsufficientFunds

/** Locks the coins that a charge of the card takes, and its fee, until finance approves or rejects it. */
const decideCharge = ({ input, given }: ChargeCard, wallet: Wallet): Decision<Facts, ChargeCardRefusal> => {
  const { chargeId, currency } = input
  if (keptAt(wallet.cardCharges, chargeId)) return accept()
  if (!given.verified) return refuse({ kind: 'identity-not-verified' })
  const unable = notChargeable(wallet.card, given)
  if (unable) return refuse(unable)
  if (!cardStablecoins.includes(currency)) return refuse({ kind: 'not-a-stablecoin', currency })
  const asked = askedAmount(input.amount, given.cardCurrency)
  if ('refusal' in asked) return refuse(asked.refusal)
  const amount = asked.money
  if (input.itemId && !(given.item && amount.value.equals(given.item.amount)))
    return refuse({ kind: 'charge-item-not-offered' })
  const outside = outsideLimits(amount, given, wallet) ?? aboveLimitOfCharging(wallet, amount, given.today)
  if (outside) return refuse(outside)
  const cost = priceOf(given.item?.cost ?? amount.amount, given.currency)
  const fee = feeFor(cost, { feeRate: given.feeRate })
  const changed = priceChanged(cost.plus(fee), input.total)
  if (changed) return refuse(changed)
  const short = shortOf(wallet, cost.plus(fee))
  if (short) return refuse(short)

  // Nothing below this line may refuse.
  return accept({
    type: 'CardChargeRequested',
    chargeId,
    currency,
    cost: cost.amount,
    fee: fee.amount,
    cardCurrency: given.cardCurrency.code,
    amount: amount.amount,
    day: given.today,
    legs: move(cost.plus(fee), {
      from: userAccount(wallet.uid, 'available'),
      to: userAccount(wallet.uid, 'locked'),
    }),
  })
}

type Decide<T, I> = {
  readonly type: T
  readonly input: { readonly chargeId: string } & I
  readonly given: {
    readonly approver: string
    readonly currency: Currency
    readonly cardCurrency: Currency
  }
}

/** Finance has loaded the card at the network: the locked money settles and the card's pocket grows. */
export type ApproveCardCharge = Decide<'ApproveCardCharge', unknown>

/** Turns the locked money into money on the card, at the price agreed when the member asked. */
const decideApprove = (
  { input: { chargeId }, given }: ApproveCardCharge,
  wallet: Wallet,
): Decision<Facts, ReviewRefusal | CardNotChargeable> => {
  const open = openCase(wallet.cardCharges, { id: chargeId, approver: given.approver }, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  const unable = notChargeable(wallet.card)
  if (unable) return refuse(unable)

  // Nothing below this line may refuse.
  const { currency, cardCurrency, cost, fee, amount } = open.found
  const from = userAccount(wallet.uid, 'locked')
  return accept({
    type: 'CardChargeApproved',
    chargeId,
    currency,
    cardCurrency,
    amount,
    legs: together(
      move(Money.of(cost, given.currency), { from, to: 'house:swap' }),
      move(Money.of(fee, given.currency), { from, to: 'house:card-fees' }),
      move(Money.of(amount, given.cardCurrency), { from: 'house:swap', to: userAccount(wallet.uid, 'card') }),
    ),
  })
}

/** Finance gives the locked money back. The member reads the reason. */
export type RejectCardCharge = Decide<'RejectCardCharge', { readonly reason: string }>

/** Gives back all that was locked. The reason is kept for ever and shown to the member: it must not name people. */
const decideReject = (
  { input: { chargeId, reason }, given }: RejectCardCharge,
  wallet: Wallet,
): Decision<Facts, ReviewRefusal | ReasonMissing> => {
  const open = openCase(wallet.cardCharges, { id: chargeId, approver: given.approver }, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  if (!reason.trim()) return refuse({ kind: 'reason-missing' })
  const { currency, cost, fee } = open.found
  const locked = Money.of(cost, given.currency).plus(Money.of(fee, given.currency))
  return accept({
    type: 'CardChargeRejected',
    chargeId,
    currency,
    reason: reason.trim(),
    legs: move(locked, {
      from: userAccount(wallet.uid, 'locked'),
      to: userAccount(wallet.uid, 'available'),
    }),
  })
}

const decided = (wallet: Wallet, chargeId: string, status: ReviewStatus): Wallet => ({
  ...wallet,
  cardCharges: withCase(wallet.cardCharges, chargeId, { status }),
})

/** Money from the wallet to the prepaid card: pending, then complete or cancelled. */
export const chargeCard = movement({
  facts,
  commands: {
    ChargeCard: decideCharge,
    ApproveCardCharge: decideApprove,
    RejectCardCharge: decideReject,
  },
  whileFrozen: { ChargeCard: 'leaves', ApproveCardCharge: 'rests', RejectCardCharge: 'goes-on' },
  evolve: {
    CardChargeRequested: (wallet, { chargeId, currency, cost, fee, cardCurrency, amount, day }) => ({
      ...wallet,
      cardCharges: keep(wallet.cardCharges, chargeId, {
        status: 'pending',
        currency,
        cost,
        fee,
        cardCurrency,
        amount,
        day,
      }),
    }),
    CardChargeApproved: (wallet, { chargeId }) => decided(wallet, chargeId, 'approved'),
    CardChargeRejected: (wallet, { chargeId }) => decided(wallet, chargeId, 'rejected'),
  },
})
