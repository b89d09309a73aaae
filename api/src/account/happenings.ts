import { type HappeningRow, listHappenings } from '@strongroom/projections/statement'
import { contract, Decimal, wire } from '@strongroom/shared'
import { atScale } from '../command/money.ts'
import { rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'

type Way = 'in' | 'out'

/** The row of each type in the table of notices, and the way of its money where it says an amount. */
const told: Readonly<Record<wire.HappeningType, readonly [kind: wire.NoticeKind, way?: Way]>> = {
  WithdrawalSettled: ['withdrawals', 'out'],
  WithdrawalRejected: ['withdrawals'],
  ChainSendSettled: ['withdrawals', 'out'],
  ChainSendRejected: ['withdrawals'],
  PaymentSent: ['withdrawals', 'out'],
  PaymentFailed: ['withdrawals'],
  CardOpened: ['cards'],
  CardActivated: ['cards'],
  CardBlocked: ['cards'],
  CardSuspended: ['cards'],
  CardFrozen: ['cards'],
  CardUnfrozen: ['cards'],
  CardOrderRejected: ['cards'],
  CardChargeApproved: ['cards', 'in'],
  CardChargeRejected: ['cards'],
  CardLogBooked: ['cards', 'out'],
  DepositCompleted: ['top-ups', 'in'],
  DepositFailed: ['top-ups'],
  DepositRejected: ['top-ups'],
  CircleDepositCredited: ['top-ups', 'in'],
  FpsTopUpApproved: ['top-ups', 'in'],
  FpsTopUpRejected: ['top-ups'],
  RequestedPaymentReceived: ['top-ups', 'in'],
  RequestedPaymentRejected: ['top-ups'],
  CurrencyApproved: ['currencies'],
  CurrencyRejected: ['currencies'],
}

/** Of each kind so many at most, so that none crowds out another that its member has not switched off. */
const MOST = 8
/** Of all kinds: more than are shown of each, since purchases may come by the dozen. */
const LOOKED_THROUGH = 200

/** The fields of these events that a notice says; each of them has some. */
type Said = {
  readonly amount?: string
  readonly credited?: string
  readonly currency?: string
  readonly cardCurrency?: string
  readonly reason?: string
  /** Of what the network settled on a card. */
  readonly kind?: string
  readonly logId?: string
  /** The side that closed a case; members know of their own decisions. */
  readonly by?: string
}

/** Fees and bonuses of a card are no purchases; its own lists show them. */
const isTold = ({ type, data }: HappeningRow): boolean => {
  const { by, kind } = data as Said
  if (type === 'CardLogBooked') return kind === 'purchase' || kind === 'credit'
  return by !== 'member'
}

const amountOf = ({ catalogue }: Parts, way: Way | undefined, said: Said) => {
  const { amount: asked, credited = asked, currency: ofCase, cardCurrency: currency = ofCase, kind } = said
  if (!way || credited === undefined || currency === undefined) return { currency: null, amount: null }
  const isOut = way === 'out' && kind !== 'credit'
  const amount = new Decimal(credited).times(isOut ? -1 : 1).toFixed()
  return { currency, amount: atScale(catalogue, currency, amount) }
}

const recordOf = (parts: Parts, { id, type, data, created_at, line }: HappeningRow): wire.Happening => {
  const said = data as Said
  const known = type as wire.HappeningType
  const [kind, way] = told[known]
  return {
    ...{ id, type: known, kind, ...amountOf(parts, way, said) },
    reason: said.reason ?? null,
    line,
    card_line: said.logId ?? null,
    created_date: created_at,
  }
}

const list = implement(contract.account.happenings, {
  handler: async ({ session: { uid } }, parts) => {
    const limit = LOOKED_THROUGH
    const found = await listHappenings(parts.db, uid, { types: wire.happeningTypes, limit })
    const records = found.filter(isTold).map(row => recordOf(parts, row))
    const byKind = Map.groupBy(records, ({ kind }) => kind)
    const kept = new Set([...byKind.values()].flatMap(each => each.slice(0, MOST)))
    return rows(records.filter(record => kept.has(record)))
  },
})

/** Decisions about a member and events of their card, for the bell. */
export const happenings: readonly Call[] = [list]
