import type { TradeRow } from '@strongroom/projections/trade'
import { Decimal, type wire } from '@strongroom/shared'
import { atScale } from '../command/money.ts'
import type { Parts } from '../dependencies.ts'

/** An order as lists show it. */
export const recordOfTrade = (catalogue: Parts['catalogue'], row: TradeRow): wire.Trade => {
  const { base, target, side } = row
  const [pays, gets] = side === 'buy' ? [target, base] : [base, target]
  const scaled = (code: string, amount: string | Decimal) =>
    atScale(catalogue, code, new Decimal(amount).toFixed())
  const locked = row.status === 0 ? new Decimal(row.reserved).minus(row.paid) : '0'
  return {
    id: row.id,
    uid: row.uid,
    type: side,
    base,
    target,
    price: row.price,
    amount: scaled(base, row.amount),
    filled: scaled(base, new Decimal(row.amount).minus(row.left_amount)),
    left: scaled(base, row.left_amount),
    paid: scaled(pays, row.paid),
    received: scaled(gets, row.received),
    locked: scaled(pays, locked),
    locked_currency: pays,
    status: row.status,
    cancelled_by: row.cancelled_by,
    reason: row.reason,
    created_date: row.created_at,
    finish_date: row.finished_at,
  }
}
