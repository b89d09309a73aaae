import { accept, type Currency, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { keep, keptAt } from '../book/persistent-map.ts'
import { id, reason } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { ReviewStatus } from '../wallet/cases.ts'
import { allowanceOf, type NotVerified } from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import { openCase, type ReasonMissing, type ReviewRefusal, withCase } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { type CardTypeGiven, type CardTypeNotOffered, notOffered, typeNamed } from './card-type.ts'
import {
  type CardOpenAlready,
  type CardOpened,
  cardOpened,
  type OtherOpening,
  otherOpening,
} from './open-card.ts'

const facts = {
  /** The member has paid for a card at the other provider. The order's number stands in `private`, its hash here. */
  CardOrderSubmitted: {
    version: 1,
    schema: v.object({ orderId: id, orderHash: id, cardType: v.optional(id) }),
  },
  /** The provider has confirmed the order; a card is opened with it. */
  CardOrderProcessed: { version: 1, schema: v.object({ orderId: id }) },
  /** The provider knows no such order. Its number is free again. */
  CardOrderRejected: { version: 1, schema: v.object({ orderId: id, reason }) },
} as const
type Facts = FactOf<typeof facts>

/** The member states a card order of the other provider. Moves nothing. */
export type SubmitCardOrder = {
  readonly type: 'SubmitCardOrder'
  /** `orderHash` stands for the number, which only one member may submit: see `flows/submit-card-order.ts`. */
  readonly input: {
    readonly orderId: string
    readonly orderHash: string
    /** The type of card that the member has chosen. */
    readonly cardType?: string | undefined
  }
  readonly given: {
    readonly type?: CardTypeGiven | undefined
    readonly verified: boolean
    /** Whether the house takes orders of the other provider. */
    readonly on: boolean
  }
}
type SubmitCardOrderRefusal =
  | NotVerified
  | { readonly kind: 'card-provider-off' }
  | OtherOpening
  | CardTypeNotOffered

/** Notes an order that the house has to look up at the provider. Its number was claimed before, so no other order has it. */
const decideSubmit = (
  { input: { orderId, orderHash }, given }: SubmitCardOrder,
  wallet: Wallet,
): Decision<Facts, SubmitCardOrderRefusal> => {
  if (keptAt(wallet.cardOrders, orderId)) return accept()
  if (!given.on) return refuse({ kind: 'card-provider-off' })
  if (!given.verified) return refuse({ kind: 'identity-not-verified' })
  const taken = otherOpening(wallet)
  if (taken) return refuse(taken)
  const gone = notOffered(given.type)
  if (gone) return refuse(gone)
  return accept({ type: 'CardOrderSubmitted', orderId, orderHash, ...typeNamed(given.type?.id) })
}

/** An administrator accepts the order: the card is opened with `initialBalance`, a decimal string in `cardCurrency`. */
export type ProcessCardOrder = {
  readonly type: 'ProcessCardOrder'
  readonly input: { readonly orderId: string }
  readonly given: {
    readonly approver: string
    readonly cardCurrency: Currency
    readonly initialBalance: string
  }
}

/** Opens the card that the order has paid for. */
const decideProcess = (
  { input: { orderId }, given }: ProcessCardOrder,
  wallet: Wallet,
): Decision<Facts | CardOpened, ReviewRefusal | CardOpenAlready> => {
  const open = openCase(wallet.cardOrders, { id: orderId, approver: given.approver }, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  if (wallet.card) return refuse({ kind: 'card-open-already' })
  const initialBalance = allowanceOf(given.initialBalance, given.cardCurrency)
  return accept<Facts | CardOpened>(
    { type: 'CardOrderProcessed', orderId },
    cardOpened(wallet, {
      cardId: orderId,
      cardType: open.found.cardType,
      openedBy: 'provider',
      initialBalance,
    }),
  )
}

/** An administrator refuses the order. The member reads the reason, and the order number is free again. */
export type RejectCardOrder = {
  readonly type: 'RejectCardOrder'
  readonly input: { readonly orderId: string; readonly reason: string }
  readonly given: { readonly approver: string }
}

/** Ends an order that the provider does not know. The reason is kept for ever and shown to the member: it must not name people. */
const decideReject = (
  { input: { orderId, reason }, given: { approver } }: RejectCardOrder,
  wallet: Wallet,
): Decision<Facts, ReviewRefusal | ReasonMissing> => {
  const open = openCase(wallet.cardOrders, { id: orderId, approver }, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  if (!reason.trim()) return refuse({ kind: 'reason-missing' })
  return accept({ type: 'CardOrderRejected', orderId, reason: reason.trim() })
}

const decided = (wallet: Wallet, orderId: string, status: ReviewStatus): Wallet => ({
  ...wallet,
  cardOrders: withCase(wallet.cardOrders, orderId, { status }),
})

/** Orders of a card at the other provider: pending, then processed or rejected. */
export const cardOrder = movement({
  facts,
  commands: {
    SubmitCardOrder: decideSubmit,
    ProcessCardOrder: decideProcess,
    RejectCardOrder: decideReject,
  },
  whileFrozen: { SubmitCardOrder: 'rests', ProcessCardOrder: 'goes-on', RejectCardOrder: 'goes-on' },
  evolve: {
    CardOrderSubmitted: (wallet, { orderId, orderHash, cardType }) => ({
      ...wallet,
      cardOrders: keep(wallet.cardOrders, orderId, { status: 'pending', orderHash, ...typeNamed(cardType) }),
    }),
    CardOrderProcessed: (wallet, { orderId }) => decided(wallet, orderId, 'approved'),
    CardOrderRejected: (wallet, { orderId }) => decided(wallet, orderId, 'rejected'),
  },
})
