import { type HappeningRow, listHappenings } from '@strongroom/projections/statement'
import { contract, Decimal, wire } from '@strongroom/shared'
import { atScale } from '../command/money.ts'
import { rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { amountSaid, noticeKinds, type Said } from '../vault/mail/told-events.ts'

type Way = 'in' | 'out'

/** The way of the money in each type that says an amount. */
const ways: Readonly<Partial<Record<wire.HappeningType, Way>>> = {
  WithdrawalSettled: 'out',
  ChainSendSettled: 'out',
  PaymentSent: 'out',
  CardChargeApproved: 'in',
  CardLogBooked: 'out',
  DepositCompleted: 'in',
  CircleDepositCredited: 'in',
  FpsTopUpApproved: 'in',
  RequestedPaymentReceived: 'in',
}

/** Of each kind so many at most, so that none crowds out another that its member has not switched off. */
const MOST = 8
/** Of all kinds: more than are shown of each, since purchases may come by the dozen. */
const LOOKED_THROUGH = 200

type SaidHere = Said & {
  /** Of what the network settled on a card. */
  readonly kind?: string
  readonly logId?: string
}

/** Fees and bonuses of a card are no purchases; its own lists show them. */
const isTold = ({ type, data }: HappeningRow): boolean => {
  const { by, kind } = data as SaidHere
  if (type === 'CardLogBooked') return kind === 'purchase' || kind === 'credit'
  return by !== 'member'
}

const amountOf = ({ catalogue }: Parts, way: Way | undefined, said: SaidHere) => {
  const { amount: told, currency } = amountSaid(said)
  if (!way || told === undefined || currency === undefined) return { currency: null, amount: null }
  const isOut = way === 'out' && said.kind !== 'credit'
  const amount = new Decimal(told).times(isOut ? -1 : 1).toFixed()
  return { currency, amount: atScale(catalogue, currency, amount) }
}

const recordOf = (parts: Parts, { id, type, data, created_at, line }: HappeningRow): wire.Happening => {
  const said = data as SaidHere
  const known = type as wire.HappeningType
  return {
    ...{ id, type: known, kind: noticeKinds[known], ...amountOf(parts, ways[known], said) },
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
