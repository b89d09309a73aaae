import { insert, type Projection, readSql } from '../../runner/projection.ts'

/** Every proof of liabilities that stands in the log. */
export const liabilityProofs: Projection<'liability_proofs'> = {
  name: 'liability_proofs',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { liability_proofs: ['id'] },
  changes: ({ data: fact, position, at: created_at }, { number }) => {
    if (fact.type !== 'LiabilitiesProven') return []
    const { proofId: id, events, root } = fact
    const totals = JSON.stringify(fact.totals)
    return [insert('liability_proofs', { id, position, number, events, root, totals, created_at })]
  },
}
