import { isCircleIdOfAnother } from '@strongroom/ledger/bank'
import type { WalletCommand, WalletFact } from '@strongroom/ledger/wallet'
import { Decimal, type wire } from '@strongroom/shared'
import type * as v from 'valibot'
import { circleCredit } from '../bank/circle-credit.ts'
import { approvalOfFps, findFps } from '../bank/decide-fps-top-up.ts'
import { distribution, findDeposit } from '../bank/distribution.ts'
import { cardCurrency } from '../card/card-status.ts'
import { approvalOfCharge, findCharge, whyChargeWaits } from '../card/decide-card-charge.ts'
import { findOrder, processingOfOrder } from '../card/decide-card-order.ts'
import { findSend, settlementOfSend, whySendWaits } from '../chain/decide-chain-send.ts'
import { refusalOf } from '../command/refusals.ts'
import type { Session } from '../command/session.ts'
import type { Parts } from '../dependencies.ts'
import { findRequestPayment, receiptOfRequest } from '../payment/decide-request-payment.ts'
import { findSendPayment, settlementOf } from '../payment/decide-send-payment.ts'
import { type Approving, type WhyNot, whyHeld } from '../platform/cases/deciding.ts'
import { reversalCommand } from '../platform/cases/reverse.ts'
import { approvalOfTopUp, findTopUp, whyTopUpWaits } from '../top-up/decide-top-up.ts'
import { approvalOfWithdrawal, findWithdrawal, whyWithdrawalWaits } from '../withdrawal/decide-withdrawal.ts'
import { adjustmentFor, approvalOfAdjustment } from './decide-adjustment.ts'
import { type Proposed, proposed, whyNotApproved } from './waiting-proposal.ts'

/** Body of a look at an approval. */
export type AskedApproval = v.InferOutput<typeof wire.approvalCheckBody>
/** A field that an administrator may type beside an approval. */
export type ApprovalField = Exclude<keyof AskedApproval, 'kind' | 'id'>
type Asking = { readonly session: Session }
type Row = { readonly id: string; readonly uid: string }
type FactNamed<T> = Extract<WalletFact, { readonly type: T }>

/** The amounts of an approval, as its fact has them. */
export type ApprovalFigures = {
  readonly amount: string
  readonly fee: string | null
  readonly cardFee?: string
  readonly credited: string
  /** Left out where it is the case's own. */
  readonly creditedCurrency?: string
}

/** How a kind of case is found, held back and approved: by the very functions that approving it uses. */
export type Approvable<R extends Row = Row, T extends WalletFact['type'] = WalletFact['type']> = {
  readonly find: (parts: Parts, id: string, ask: Asking) => Promise<R | undefined>
  readonly currency: (parts: Parts, found: R) => string
  readonly whyNot?: WhyNot<R>
  readonly command: (
    parts: Parts,
    found: R,
    asked: AskedApproval,
    given: Approving,
  ) => WalletCommand | undefined | Promise<WalletCommand | undefined>
  /** The fact that it adds, or one of those that it may, and the figures in it. */
  readonly adds: T | readonly T[]
  readonly figures: (fact: FactNamed<T>, found: R) => ApprovalFigures
  /** Fields that this kind's approval takes. */
  readonly takes: readonly ApprovalField[]
}

const approvable = <R extends Row, T extends WalletFact['type']>(each: Approvable<R, T>): Approvable =>
  each as unknown as Approvable

const own = (_: Parts, { currency }: { readonly currency: string }) => currency
const asBooked = ({ amount, fee, credited }: { amount: string; fee: string; credited: string }) => ({
  ...{ amount, fee, credited },
})
const fees = ['fee', 'feeRate'] as const

const ofChange = (_: Parts, { change: { currency } }: Proposed<'circle-deposit'>) => currency

const whyCircleWaits: WhyNot<Proposed<'circle-deposit'>> = async (parts, ask, found) => {
  const refusal = await whyNotApproved(parts, ask, found)
  if (refusal) return refusal
  const isTaken = await isCircleIdOfAnother(parts.ledger, found.change)
  return isTaken ? refusalOf({ kind: 'circle-id-already-used' }) : undefined
}

/** The kinds of cases in one member's wallet whose approval can be looked at beforehand. */
export const approvableKinds: Readonly<Record<Exclude<wire.ApprovalKind, 'card-credits'>, Approvable>> = {
  'top-up': approvable({
    find: findTopUp,
    currency: own,
    whyNot: whyTopUpWaits,
    command: (_, { id }, asked, given) => approvalOfTopUp(id, asked, given),
    adds: 'TopUpApproved',
    figures: asBooked,
    takes: fees,
  }),
  'fps-top-up': approvable({
    find: findFps,
    currency: own,
    command: (_, { id }, asked, given) => approvalOfFps(id, asked, given),
    adds: 'FpsTopUpApproved',
    figures: asBooked,
    takes: fees,
  }),
  deposit: approvable({
    find: findDeposit,
    currency: own,
    command: distribution,
    adds: 'DepositCompleted',
    figures: fact => ({ ...asBooked(fact), cardFee: fact.cardFee }),
    takes: ['amount', ...fees],
  }),
  withdrawal: approvable({
    find: findWithdrawal,
    currency: own,
    whyNot: whyWithdrawalWaits,
    command: (_, { id }, asked, given) => approvalOfWithdrawal(id, asked, given),
    adds: 'WithdrawalSettled',
    figures: ({ amount, fee }) => ({ amount, fee, credited: amount }),
    takes: fees,
  }),
  'chain-send': approvable({
    find: findSend,
    currency: own,
    whyNot: whySendWaits,
    // The figures are the same whatever transaction sends them.
    command: (_, { id }, _asked, given) => settlementOfSend(id, '', given),
    adds: 'ChainSendSettled',
    figures: ({ amount, fee }) => ({ amount, fee, credited: new Decimal(amount).minus(fee).toFixed() }),
    takes: [],
  }),
  'request-payment': approvable({
    find: findRequestPayment,
    currency: own,
    command: (parts, { id }, asked, given) => receiptOfRequest(parts, id, asked, given),
    adds: 'RequestedPaymentReceived',
    figures: asBooked,
    takes: fees,
  }),
  'send-payment': approvable({
    find: findSendPayment,
    currency: own,
    whyNot: whyHeld,
    command: (_, { id }, _asked, given) => settlementOf(id, undefined, given),
    adds: 'PaymentSent',
    figures: ({ amount, fee }) => ({ amount, fee, credited: amount }),
    takes: [],
  }),
  adjustment: approvable({
    find: (parts: Parts, id: string, ask: Asking) => adjustmentFor(parts, ask, id),
    currency: own,
    command: (_, { id }, _asked, given) => approvalOfAdjustment(id, given),
    adds: 'AdjustmentBooked',
    figures: ({ amount }) => ({ amount, fee: null, credited: amount }),
    takes: [],
  }),
  'card-order': approvable({
    find: findOrder,
    currency: ({ catalogue }) => cardCurrency(catalogue).code,
    command: (parts, found, _asked, given) => processingOfOrder(parts, found, given),
    adds: 'CardOpened',
    figures: ({ initialBalance }) => ({ amount: initialBalance, fee: null, credited: initialBalance }),
    takes: [],
  }),
  'card-charge': approvable({
    find: findCharge,
    currency: own,
    whyNot: whyChargeWaits,
    command: (parts, found, _asked, given) => approvalOfCharge(parts, found, given),
    adds: 'CardChargeApproved',
    figures: ({ amount, cardCurrency }, { cost, fee }) => ({
      ...{ amount: cost, fee, credited: amount, creditedCurrency: cardCurrency },
    }),
    takes: [],
  }),
  'circle-deposit': approvable({
    find: proposed('circle-deposit'),
    currency: ofChange,
    whyNot: whyCircleWaits,
    command: (_, { change }, _asked, { approver, currency }) =>
      circleCredit(change, { recorder: approver, currency }),
    adds: 'CircleDepositCredited',
    figures: asBooked,
    takes: [],
  }),
  reversal: approvable<Proposed<'reversal'>, 'MovementReversed' | 'CardLogReversed' | 'WithdrawalReturned'>({
    find: proposed('reversal'),
    // Of a movement in several currencies the first; the others are among the member's money afterwards.
    currency: (_, { change: { credits } }) => credits[0]?.currency ?? '',
    whyNot: whyNotApproved,
    command: (parts, { id, change }, _asked, { approver }) =>
      reversalCommand(parts, { reverser: approver, reversalId: id }, change),
    adds: ['MovementReversed', 'CardLogReversed', 'WithdrawalReturned'],
    figures: (_, { change: { credits } }) => {
      const amount = credits[0]?.amount ?? '0'
      return { amount, fee: null, credited: amount }
    },
    takes: [],
  }),
}
