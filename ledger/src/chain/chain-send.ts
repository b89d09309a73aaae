import { accept, type Currency, type Decision, Money, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import { move, together } from '../book/legs.ts'
import { keep, keptAt } from '../book/persistent-map.ts'
import { code, decimal, id, legs, reason } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { ReviewStatus } from '../wallet/cases.ts'
import {
  type AmountNotPositive,
  askedAmount,
  type FeeAboveAmount,
  feeFor,
  type InsufficientFunds,
  type NotVerified,
  shortOf,
  type TooManyPlaces,
} from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import { openCase, type ReasonMissing, type ReviewRefusal, withCase } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'

const order = { sendId: id, currency: code, network: code, amount: decimal, fee: decimal }

const facts = {
  /** `amount` is locked until finance decides; `fee` is part of it. The address is an id of a record in `private`. */
  ChainSendRequested: { version: 1, schema: v.object({ ...order, addressId: id, legs }) },
  /** `amount` less `fee` has left on the chain, in the transaction `externalTxId`. */
  ChainSendSettled: { version: 1, schema: v.object({ ...order, externalTxId: id, legs }) },
  /** All that was locked has gone back. */
  ChainSendRejected: { version: 1, schema: v.object({ ...order, reason, legs }) },
} as const
type Facts = FactOf<typeof facts>

/** The member sends coins to an address of their book. `amount` is locked; the fee comes off it. */
export type RequestChainSend = {
  readonly type: 'RequestChainSend'
  readonly input: {
    readonly sendId: string
    /** The entry of the member's address book. */
    readonly addressId: string
    readonly currency: string
    readonly network: string
    readonly amount: string
    /** The fee the member was shown: another one now is refused. */
    readonly fee?: string | undefined
  }
  readonly given: {
    readonly verified: boolean
    readonly currency: Currency
    /** The fee for sending on this network now; nothing where sending is not offered. */
    readonly fee: string | undefined
    /** Whether the address is in the member's book, for this currency and network. */
    readonly addressUsable: boolean
    /** The end of the address's rest, where the member's allow-list lets it rest, and the time of the command. */
    readonly restsUntil?: string | undefined
    readonly now?: string
  }
}
type RequestChainSendRefusal =
  | NotVerified
  | { readonly kind: 'address-not-usable' }
  | { readonly kind: 'address-resting'; readonly from: string }
  | { readonly kind: 'network-not-offered'; readonly currency: string; readonly network: string }
  | AmountNotPositive
  | TooManyPlaces
  | { readonly kind: 'fee-changed'; readonly fee: string; readonly currency: string }
  | FeeAboveAmount
  | InsufficientFunds

/** Locks money for an address on a chain until finance has sent it. The fee comes out of it, so the address gets less. */
const decideRequest = (
  { input, given }: RequestChainSend,
  wallet: Wallet,
): Decision<Facts, RequestChainSendRefusal> => {
  const { sendId, addressId, currency, network } = input
  if (keptAt(wallet.chainSends, sendId)) return accept()
  if (!given.verified) return refuse({ kind: 'identity-not-verified' })
  if (!given.addressUsable) return refuse({ kind: 'address-not-usable' })
  const { now, restsUntil } = given
  if (restsUntil && (now === undefined || now < restsUntil))
    return refuse({ kind: 'address-resting', from: restsUntil })
  if (given.fee === undefined) return refuse({ kind: 'network-not-offered', currency, network })
  const asked = askedAmount(input.amount, given.currency)
  if ('refusal' in asked) return refuse(asked.refusal)
  const { money } = asked
  const fee = feeFor(money, { fee: given.fee })
  if (input.fee !== undefined && !fee.value.equals(input.fee))
    return refuse({ kind: 'fee-changed', fee: fee.amount, currency })
  if (!fee.lessThan(money)) return refuse({ kind: 'fee-above-amount' })
  const short = shortOf(wallet, money)
  if (short) return refuse(short)

  // Nothing below this line may refuse.
  const { available, locked } = pocketsOf(wallet)
  return accept({
    type: 'ChainSendRequested',
    sendId,
    addressId,
    currency,
    network,
    amount: money.amount,
    fee: fee.amount,
    legs: move(money, { from: available, to: locked }),
  })
}

/** Finance has sent the coins with the transaction `externalTxId`: the locked money settles. */
export type ApproveChainSend = {
  readonly type: 'ApproveChainSend'
  readonly input: { readonly sendId: string; readonly externalTxId: string }
  readonly given: { readonly approver: string; readonly currency: Currency }
}

/** Finance has sent it: the locked amount leaves, the fee stays with the house. */
const decideApprove = (
  { input: { sendId, externalTxId }, given }: ApproveChainSend,
  wallet: Wallet,
): Decision<Facts, ReviewRefusal> => {
  const open = openCase(wallet.chainSends, { id: sendId, approver: given.approver }, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  const { status: _, ...found } = open.found
  const amount = Money.of(found.amount, given.currency)
  const fee = Money.of(found.fee, given.currency)
  const { locked } = pocketsOf(wallet)
  return accept({
    type: 'ChainSendSettled',
    sendId,
    ...found,
    externalTxId,
    legs: together(
      move(amount.minus(fee), { from: locked, to: 'world:chain' }),
      move(fee, { from: locked, to: 'house:fees' }),
    ),
  })
}

/** Finance gives the locked money back. The member reads the reason. */
export type RejectChainSend = {
  readonly type: 'RejectChainSend'
  readonly input: { readonly sendId: string; readonly reason: string }
  readonly given: { readonly approver: string; readonly currency: Currency }
}

/** Gives back all that was locked. The reason is kept for ever and shown to the member: it must not name people. */
const decideReject = (
  { input, given }: RejectChainSend,
  wallet: Wallet,
): Decision<Facts, ReviewRefusal | ReasonMissing> => {
  const open = openCase(wallet.chainSends, { id: input.sendId, approver: given.approver }, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  const reason = input.reason.trim()
  if (!reason) return refuse({ kind: 'reason-missing' })
  const { status: _, ...found } = open.found
  const { available, locked } = pocketsOf(wallet)
  return accept({
    type: 'ChainSendRejected',
    sendId: input.sendId,
    ...found,
    reason,
    legs: move(Money.of(found.amount, given.currency), { from: locked, to: available }),
  })
}

const pocketsOf = ({ uid }: Wallet) => ({
  available: userAccount(uid, 'available'),
  locked: userAccount(uid, 'locked'),
})

const decided = (wallet: Wallet, sendId: string, status: ReviewStatus): Wallet => ({
  ...wallet,
  chainSends: withCase(wallet.chainSends, sendId, { status }),
})

/** Money to an address on a chain. */
export const chainSend = movement({
  facts,
  commands: {
    RequestChainSend: decideRequest,
    ApproveChainSend: decideApprove,
    RejectChainSend: decideReject,
  },
  whileFrozen: { RequestChainSend: 'leaves', ApproveChainSend: 'rests', RejectChainSend: 'goes-on' },
  evolve: {
    ChainSendRequested: (wallet, { sendId, currency, network, amount, fee }) => ({
      ...wallet,
      chainSends: keep(wallet.chainSends, sendId, { status: 'pending', currency, network, amount, fee }),
    }),
    ChainSendSettled: (wallet, { sendId }) => decided(wallet, sendId, 'approved'),
    ChainSendRejected: (wallet, { sendId }) => decided(wallet, sendId, 'rejected'),
  },
})
