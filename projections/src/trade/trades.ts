import { uidOf } from '../event-parts.ts'
import type { PartOf } from '../rows.ts'
import { byFact, type FactsNamed } from '../runner/by-fact.ts'
import { type AnyEvent, insert, type Projection, patch, readSql } from '../runner/projection.ts'
import { added, toUnits } from '../runner/units.ts'

const table = 'trades'

/** Orders, open ones and finished ones. */
export const trades: Projection<'trades'> = {
  name: 'trades',
  version: 3,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { trades: ['uid', 'id'] },
  money: [{ table, per: ['uid', 'base', 'target'], sums: ['reserved', 'paid', 'received', 'fee'] }],
  reads: event =>
    event.data.type === 'TradeFilled' ? [{ table, key: keyOf(event, event.data.orderId) }] : [],
  changes: byFact<FactsNamed<'Trade'>>({
    TradePlaced: ({ orderId, side, base, target, price, amount, reserved }, event) => {
      const row = {
        ...keyOf(event, orderId),
        side,
        base,
        target,
        price,
        amount,
        left_amount: amount,
        reserved,
      }
      return [insert(table, { ...row, paid: '0', received: '0', status: 0, created_at: event.at })]
    },
    TradeSettled: ({ orderId, side, base, target, price, amount, paid, received, fee }, event) => {
      const order = { ...keyOf(event, orderId), kind: 'market' as const, side, base, target, price, amount }
      const done = { left_amount: '0', reserved: '0', paid, received, fee, status: 1 as const }
      return [insert(table, { ...order, ...done, created_at: event.at, finished_at: event.at })]
    },
    TradeFilled: ({ orderId, left, paid, received }, event, { find }) => {
      const key = keyOf(event, orderId)
      const known = find(table, key)
      const ended: PartOf<typeof table> = toUnits(left) === 0n ? { status: 1, finished_at: event.at } : {}
      const sums = { paid: added(known?.paid, paid), received: added(known?.received, received) }
      return [patch(table, key, { left_amount: left, ...sums, ...ended })]
    },
    TradeCancelled: ({ orderId, by: cancelled_by, reason = null }, event) => [
      patch(table, keyOf(event, orderId), { status: -1, cancelled_by, reason, finished_at: event.at }),
    ],
  }),
}

const keyOf = (event: AnyEvent, id: string) => ({ uid: uidOf(event), id })
