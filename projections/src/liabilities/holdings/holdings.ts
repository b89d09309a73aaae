import { type Projection, put, readSql, remove } from '../../runner/projection.ts'

/** The house's holding in each place, as finance stated or the custody reported it last. */
export const holdings: Projection<'holdings'> = {
  name: 'holdings',
  version: 2,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { holdings: ['id'] },
  changes: ({ data: fact, at: stated_at, metadata }) => {
    if (fact.type === 'HoldingWithdrawn') return [remove('holdings', { id: fact.holdingId })]
    if (fact.type !== 'HoldingStated') return []
    const { holdingId: id, kind, name, reference, currency, amount, on: held_on, evidence } = fact
    const about = { id, kind, name, reference, currency, amount, held_on, evidence }
    const by = { file_id: fact.fileId ?? null, stated_at, stated_by: metadata.actor.id }
    const { reportId, network, addresses } = fact
    const from = { report_id: reportId ?? null, network: network ?? null, addresses: addresses ?? null }
    return [put('holdings', { ...about, ...by, ...from })]
  },
}
