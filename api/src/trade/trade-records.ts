import type { TradeRow } from '@strongroom/projections/trade'
import { Decimal, wire } from '@strongroom/shared'
import { atScale } from '../command/money.ts'
import { recordFrom } from '../command/record-from.ts'
import type { Parts } from '../dependencies.ts'

const trade = recordFrom<TradeRow>()(wire.trade, {
  as: { type: 'side', left: 'left_amount', finish_date: 'finished_at' },
  scaled: { amount: 'base', left: 'base' },
})

/** An order as lists show it. */
export const recordOfTrade = (parts: Pick<Parts, 'catalogue'>, row: TradeRow): wire.Trade => {
  const { base, target, side } = row
  const [pays, gets] = side === 'buy' ? [target, base] : [base, target]
  const scaled = (code: string, amount: string | Decimal) =>
    atScale(parts.catalogue, code, new Decimal(amount).toFixed())
  const locked = row.status === 0 ? new Decimal(row.reserved).minus(row.paid) : '0'
  return trade(parts, row, {
    filled: scaled(base, new Decimal(row.amount).minus(row.left_amount)),
    paid: scaled(pays, row.paid),
    received: scaled(gets, row.received),
    fee: scaled(pays, row.fee),
    locked: scaled(pays, locked),
    locked_currency: pays,
  })
}
