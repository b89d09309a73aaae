import { accept, type Currency, type Decision, Money, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import { move, together } from '../book/legs.ts'
import { keep, keptAt } from '../book/persistent-map.ts'
import { code, decimal, id, legs, reason } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import { isGivenBack, type TopUp } from '../wallet/cases.ts'
import {
  type AmountNotPositive,
  askedAmount,
  type BelowMinimum,
  feeFor,
  type NotVerified,
  type TooManyPlaces,
} from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import { withCase } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'

const facts = {
  /** The member says that money is on its way on a chain. Nothing moves until finance has seen it. */
  TopUpSubmitted: {
    version: 2,
    schema: v.object({
      topUpId: id,
      currency: code,
      network: code,
      amount: decimal,
      txid: id,
      addressId: v.optional(id),
    }),
    // Version 1 called the TXID `hash`, which everything else uses for the event's own hash.
    upcasts: [({ hash, ...rest }: Record<string, unknown>) => ({ ...rest, txid: hash })],
  },
  /** Finance has seen the money. `amount` = `credited` + `fee`, exactly. */
  TopUpApproved: {
    version: 1,
    schema: v.object({
      topUpId: id,
      currency: code,
      amount: decimal,
      fee: decimal,
      credited: decimal,
      externalTxId: v.optional(id),
      legs,
    }),
  },
  TopUpRejected: { version: 1, schema: v.object({ topUpId: id, reason }) },
} as const
type Facts = FactOf<typeof facts>

/** The network of money that comes by bank transfer: it is at the bank, and on no chain. */
const bankNetwork = 'BANK'

/** The identity of one transaction of a network: letter case and spaces make no difference. A member is credited for it once. */
export const transactionOf = ({ network, txid }: Pick<TopUp, 'network' | 'txid'>): string =>
  `${network}\n${txid.trim().toLowerCase()}`

/**
 * The claim of a top-up over all members: a transaction, and where its member has a deposit address of their own, the part of it that
 * pays there. A withdrawal of an exchange pays many in one transaction.
 */
export const claimedBy = ({ addressId, ...about }: Pick<TopUp, 'network' | 'txid' | 'addressId'>): string =>
  addressId ? `${transactionOf(about)}\n${addressId}` : transactionOf(about)

/** The member states coins that they have sent. `amount` is a decimal string in `currency`; nothing moves. */
export type SubmitTopUp = {
  readonly type: 'SubmitTopUp'
  readonly input: {
    readonly topUpId: string
    readonly currency: string
    readonly network: string
    readonly amount: string
    readonly txid: string
  }
  readonly given: {
    readonly verified: boolean
    readonly currency: Currency
    readonly networkOffered: boolean
    /** The member's own deposit address on the network, by its id in the pool; without one the whole transaction is claimed. */
    readonly addressId?: string | undefined
    /** The smallest transfer, in the currency; where there is none, any amount is taken. */
    readonly minimum?: string | undefined
  }
}
type SubmitTopUpRefusal =
  | NotVerified
  | { readonly kind: 'txid-already-used' }
  | { readonly kind: 'network-not-offered'; readonly currency: string; readonly network: string }
  | AmountNotPositive
  | TooManyPlaces
  | BelowMinimum

/** Notes a top-up for finance to look at. What it names was claimed before (`submitTopUp` in `flow.ts`), so no other top-up has it. */
const decideSubmit = ({ input, given }: SubmitTopUp, wallet: Wallet): Decision<Facts, SubmitTopUpRefusal> => {
  const { topUpId, currency, network, txid } = input
  if (keptAt(wallet.topUps, topUpId)) return accept()
  if (!given.verified) return refuse({ kind: 'identity-not-verified' })
  if (!given.networkOffered) return refuse({ kind: 'network-not-offered', currency, network })
  if (standsFor(transactionOf(input), wallet)) return refuse({ kind: 'txid-already-used' })
  const asked = askedAmount(input.amount, given.currency)
  if ('refusal' in asked) return refuse(asked.refusal)
  const { value, amount } = asked.money
  const { minimum, addressId } = given
  if (minimum !== undefined && value.lessThan(minimum))
    return refuse({ kind: 'below-minimum', minimum, currency })
  const claimed = addressId ? { addressId } : {}
  return accept({ type: 'TopUpSubmitted', topUpId, currency, network, amount, txid, ...claimed })
}

/** Finance has seen the transaction: credits its amount, less the fee. */
export type ApproveTopUp = {
  readonly type: 'ApproveTopUp'
  readonly input: {
    readonly topUpId: string
    readonly fee?: string | undefined
    /** A share of the amount that came, in place of a fee. */
    readonly feeRate?: string | undefined
    readonly externalTxId?: string | undefined
  }
  readonly given: { readonly approver: string; readonly currency: Currency }
}
type DecidedBefore = { readonly kind: 'already-decided'; readonly status: string }
type Unknown = { readonly kind: 'top-up-unknown' }
type OwnCase = { readonly kind: 'own-case' }
type ApproveTopUpRefusal =
  | Unknown
  | OwnCase
  | DecidedBefore
  | TooManyPlaces
  | AmountNotPositive
  | { readonly kind: 'fee-above-amount' }

/** Credits the member the amount that came in, less the fee. The member cannot approve it themselves. */
const decideApprove = (
  { input, given }: ApproveTopUp,
  wallet: Wallet,
): Decision<Facts, ApproveTopUpRefusal> => {
  const open = decidable(input.topUpId, given.approver, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  const amount = Money.of(open.topUp.amount, given.currency)
  const fee = feeOf(input, amount)
  if ('refusal' in fee) return refuse(fee.refusal)
  if (!fee.money.lessThan(amount)) return refuse({ kind: 'fee-above-amount' })

  // Nothing below this line may refuse.
  const credited = amount.minus(fee.money)
  const from = open.topUp.network === bankNetwork ? 'world:bank' : 'world:chain'
  return accept({
    type: 'TopUpApproved',
    topUpId: input.topUpId,
    currency: open.topUp.currency,
    amount: amount.amount,
    fee: fee.money.amount,
    credited: credited.amount,
    ...(input.externalTxId ? { externalTxId: input.externalTxId } : {}),
    legs: together(
      move(credited, { from, to: userAccount(wallet.uid, 'available') }),
      move(fee.money, { from, to: 'house:fees' }),
    ),
  })
}

/** Finance closes the case without a credit. The member reads the reason. */
export type RejectTopUp = {
  readonly type: 'RejectTopUp'
  readonly input: { readonly topUpId: string; readonly reason: string }
  readonly given: { readonly approver: string }
}
type RejectTopUpRefusal = Unknown | OwnCase | DecidedBefore | { readonly kind: 'reason-missing' }

/** Closes a top-up without moving money. The reason is kept for ever and shown to the member: it must not name people. */
const decideReject = ({ input, given }: RejectTopUp, wallet: Wallet): Decision<Facts, RejectTopUpRefusal> => {
  const open = decidable(input.topUpId, given.approver, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  if (!input.reason.trim()) return refuse({ kind: 'reason-missing' })
  return accept({ type: 'TopUpRejected', topUpId: input.topUpId, reason: input.reason.trim() })
}

/** Whether a top-up of this member's stands on a transaction: pending or approved. Only the last that named it can. */
const standsFor = (transaction: string, { topUps, topUpOf }: Wallet): boolean => {
  const last = keptAt(topUpOf, transaction)
  return last !== undefined && !isGivenBack(keptAt(topUps, last)?.status ?? 'pending')
}

const decidable = (
  topUpId: string,
  approver: string,
  wallet: Wallet,
): { readonly topUp: TopUp } | { readonly refusal: Unknown | OwnCase | DecidedBefore } => {
  const topUp = keptAt(wallet.topUps, topUpId)
  if (!topUp) return { refusal: { kind: 'top-up-unknown' } }
  if (approver === wallet.uid) return { refusal: { kind: 'own-case' } }
  if (topUp.status !== 'pending') return { refusal: { kind: 'already-decided', status: topUp.status } }
  return { topUp }
}

const feeOf = ({ fee, feeRate }: ApproveTopUp['input'], amount: Money) => {
  if (fee === undefined || /^0+(\.0+)?$/.test(fee)) return { money: feeFor(amount, { feeRate }) }
  return askedAmount(fee, amount.currency)
}

const decided = (wallet: Wallet, topUpId: string, status: TopUp['status']): Wallet => ({
  ...wallet,
  topUps: withCase(wallet.topUps, topUpId, { status }),
})

/** Coins paid in on a chain: submitted, then credited or rejected. */
export const topUp = movement({
  facts,
  commands: { SubmitTopUp: decideSubmit, ApproveTopUp: decideApprove, RejectTopUp: decideReject },
  whileFrozen: { SubmitTopUp: 'goes-on', ApproveTopUp: 'goes-on', RejectTopUp: 'goes-on' },
  evolve: {
    TopUpSubmitted: (wallet, { topUpId, currency, network, amount, txid, addressId }) => ({
      ...wallet,
      topUps: keep(wallet.topUps, topUpId, {
        status: 'pending',
        currency,
        network,
        amount,
        txid,
        ...(addressId ? { addressId } : {}),
      }),
      topUpOf: keep(wallet.topUpOf, transactionOf({ network, txid }), topUpId),
    }),
    TopUpApproved: (wallet, { topUpId }) => decided(wallet, topUpId, 'approved'),
    TopUpRejected: (wallet, { topUpId }) => decided(wallet, topUpId, 'rejected'),
  },
})
