import { insert, type Projection, readSql } from '../../runner/projection.ts'

/** The months of the books that were closed, each with the place in the log up to which it goes. */
export const periods: Projection<'periods'> = {
  name: 'periods',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { periods: ['month'] },
  changes: ({ data: fact, at: closed_at, metadata }) => {
    if (fact.type !== 'PeriodClosed') return []
    const { month, events, digest } = fact
    return [insert('periods', { month, events, digest, closed_at, closed_by: metadata.actor.id })]
  },
}
