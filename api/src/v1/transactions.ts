import { listMovements, type MovementRow } from '@strongroom/projections'
import { wire } from '@strongroom/shared'
import type { Parts } from '../calls.ts'
import { type AnyCall, call } from '../kernel/call.ts'
import { page } from '../kernel/replies.ts'
import { atScale, atScaleOrNull } from './money.ts'

/** Statements: one line a movement, with the running balance. */
export const transactions = ({ db, catalogue, members }: Parts): readonly AnyCall[] => {
  const recordOf = (row: MovementRow): wire.Transaction => ({
    id: row.id,
    uid: row.uid,
    type: row.kind,
    status: row.state,
    currency: row.currency,
    amount: atScale(catalogue, row.currency, row.amount),
    balance: atScaleOrNull(catalogue, row.currency, row.available_after),
    asked: atScaleOrNull(catalogue, row.currency, row.asked),
    fee: atScaleOrNull(catalogue, row.currency, row.fee),
    reference: row.reference,
    counterparty: row.counterparty,
    reason: row.reason,
    details: row.details,
    created_date: row.created_at,
  })

  return [
    call({
      method: 'GET',
      path: '/transactions/list/S/{json}',
      audience: 'admin',
      summary: 'Statement lines of everybody',
      changes: false,
      filter: wire.adminTransactionFilter,
      reads: ['movements'],
      answer: wire.paged(wire.adminTransaction),
      handler: async ({ filter: { type, ...filter } }) => {
        const { rows, total } = await listMovements(db, { ...filter, kind: type })
        const names = await members.namesOf(rows.map(({ uid }) => uid))
        return page({ rows: rows.map(row => ({ ...recordOf(row), ...names(row.uid) })), total })
      },
    }),

    call({
      method: 'GET',
      path: '/usertransactions/list/{id}/S/{json}',
      audience: 'both',
      owner: 'id',
      params: { id: wire.uid },
      summary: 'A member’s statement',
      changes: false,
      filter: wire.transactionFilter,
      reads: ['movements'],
      answer: wire.paged(wire.transaction),
      handler: async ({ params, filter: { type, ...filter } }) => {
        const { rows, total } = await listMovements(db, { ...filter, kind: type, uid: params.id })
        return page({ rows: rows.map(recordOf), total })
      },
    }),
  ]
}
