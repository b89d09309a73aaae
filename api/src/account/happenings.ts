import { cardCaptureLineId, putsOnCard } from '@strongroom/ledger/card'
import { type HappeningRow, listHappenings } from '@strongroom/projections/statement'
import { contract, Decimal, wire } from '@strongroom/shared'
import { atScale } from '../command/money.ts'
import { rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { amountSaid, type Detail, isToldAs, type Said } from '../vault/mail/said.ts'
import { telling } from '../vault/mail/told-events.ts'

type Way = 'in' | 'out'

/** The way of the money in each type that says an amount. */
const ways: Readonly<Partial<Record<wire.HappeningType, Way>>> = {
  WithdrawalSettled: 'out',
  ChainSendSettled: 'out',
  PaymentSent: 'out',
  CardChargeApproved: 'in',
  CardLogBooked: 'out',
  CardPurchaseCaptured: 'out',
  CardPurchaseDeclined: 'out',
  CardPurchaseRefunded: 'in',
  DepositCompleted: 'in',
  CircleDepositCredited: 'in',
  FpsTopUpApproved: 'in',
  RequestedPaymentReceived: 'in',
  TradeFilled: 'in',
  FixedDepositMatured: 'in',
  FixedDepositCancelled: 'in',
  AdjustmentBooked: 'in',
  InterestPaid: 'in',
  WithdrawalRequested: 'out',
  WithdrawalReturned: 'in',
  PaymentReturned: 'in',
  QuickPayReturned: 'in',
  PayCodeScanReturned: 'in',
}

/** Of each kind so many at most, so that none crowds out another that its member has not switched off. */
const MOST = 8
/** Of all kinds: more than are shown of each, since purchases may come by the dozen. */
const LOOKED_THROUGH = 200

type SaidHere = Said & Detail & { readonly logId?: string; readonly reference?: string }

/** Each line booked on the card stands under the bell, and nothing else that the member has done. */
const isTold = ({ type, data, actor }: HappeningRow, uid: string): boolean =>
  type === 'CardPurchaseCaptured' ||
  (type === 'CardLogBooked' && (data as SaidHere).matched === undefined) ||
  isToldAs(type, data, { actor, uid })

const amountOf = ({ catalogue }: Parts, way: Way | undefined, said: SaidHere) => {
  const { amount: told, currency } = amountSaid(said)
  if (!way || told === undefined || currency === undefined) return { currency: null, amount: null }
  const isOut = way === 'out' && !putsOnCard(said.kind)
  const amount = new Decimal(told).times(isOut ? -1 : 1).toFixed()
  return { currency, amount: atScale(catalogue, currency, amount) }
}

const recordOf = (parts: Parts, { id, type, data, created_at, line }: HappeningRow): wire.Happening => {
  const said = data as SaidHere
  const known = type as wire.HappeningType
  return {
    id,
    type: known,
    kind: telling[known].kind,
    ...amountOf(parts, ways[known], said),
    reason: said.reason ?? null,
    line,
    card_line: said.logId ?? (said.reference === undefined ? null : cardCaptureLineId(said.reference)),
    ...(type === 'CardLogBooked' ? { card_kind: said.kind as wire.Happening['card_kind'] } : {}),
    created_date: created_at,
  }
}

const list = implement(contract.account.happenings, {
  handler: async ({ session: { uid } }, parts) => {
    const limit = LOOKED_THROUGH
    const found = await listHappenings(parts.db, uid, { types: wire.happeningTypes, limit })
    const records = found.filter(row => isTold(row, uid)).map(row => recordOf(parts, row))
    const byKind = Map.groupBy(records, ({ kind }) => kind)
    const kept = new Set([...byKind.values()].flatMap(each => each.slice(0, MOST)))
    return rows(records.filter(record => kept.has(record)))
  },
})

/** Decisions about a member and events of their card, for the bell. */
export const happenings: readonly Call[] = [list]
