import type { Row } from '../client/contract.ts'

/** A line of a statement whose movement is made once more. */
export const madeBefore = (but: Partial<Row<'statement.one'>>): Row<'statement.one'> => ({
  ...{ id: 'line-1', uid: '100045', type: 'withdrawal', status: 'done', currency: 'EUR', amount: '-85.00' },
  ...{ balance: '420.00', asked: '80.00', fee: '5.00', reference: 'p1', counterparty: null },
  ...{ counterparty_name: null, reason: null, details: null, created_date: '2026-11-22T14:02:11.000Z' },
  ...{ booked_date: null, request: null, history: [], related: [] },
  ...but,
})

/** Its other end, as its member knows it. */
export const otherEnd = (end: string | null) => ({
  ...{ end, name: 'Ledger', account: '', bank: '', swift: '', remarks: '' },
})
