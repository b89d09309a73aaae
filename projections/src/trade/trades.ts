import { type AnyEvent, insert, type Projection, patch, type Row } from '../runner/projection.ts'
import { readSql } from '../runner/read-sql.ts'
import { fromUnits, toUnits } from '../runner/units.ts'
import { uidOf } from '../uid-of.ts'

const table = 'trades'

/** Limit orders, open ones and finished ones. */
export const trades: Projection<'trades'> = {
  name: 'trades',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { trades: ['uid', 'id'] },
  money: [{ table, per: ['uid', 'base', 'target'], sums: ['reserved', 'paid', 'received'] }],
  reads: event => (event.type === 'TradeFilled' ? [{ table, key: keyOf(event) }] : []),
  changes: (event, { find }) => {
    if (!event.type.startsWith('Trade')) return []
    const { data: fact } = event
    const { at } = event.metadata
    switch (fact.type) {
      case 'TradePlaced': {
        const { side, base, target, price, amount, reserved } = fact
        const row = { ...keyOf(event), side, base, target, price, amount, left_amount: amount, reserved }
        return [insert(table, { ...row, paid: '0', received: '0', status: 0, created_at: at })]
      }
      case 'TradeFilled': {
        const known = find(table, keyOf(event))
        const done = toUnits(fact.left) === 0n
        return [
          patch(table, keyOf(event), {
            left_amount: fact.left,
            paid: sum(known, 'paid', fact.paid),
            received: sum(known, 'received', fact.received),
            ...(done ? { status: 1, finished_at: at } : {}),
          }),
        ]
      }
      case 'TradeCancelled': {
        const { by: cancelled_by, reason = null } = fact
        return [patch(table, keyOf(event), { status: -1, cancelled_by, reason, finished_at: at })]
      }
      default:
        return []
    }
  },
}

const keyOf = (event: AnyEvent) => ({
  uid: uidOf(event),
  id: (event.data as unknown as { orderId: string }).orderId,
})

const sum = (row: Row | undefined, column: string, more: string) =>
  fromUnits(toUnits(String(row?.[column] ?? '0')) + toUnits(more))
