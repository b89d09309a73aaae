import { type Projection, patch, put, remove } from '../runner/projection.ts'
import { readSql } from '../runner/read-sql.ts'

/** Reference data as it stands now. */
export const catalogue: Projection<'catalogue'> = {
  name: 'catalogue',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { catalogue: ['kind', 'id'] },
  changes: event => {
    if (!event.stream.startsWith('catalogue-')) return []
    const {
      data: fact,
      position,
      metadata: { at },
    } = event
    if (fact.type === 'CatalogueDeleted') return [remove('catalogue', { kind: fact.kind, id: fact.id })]
    if (fact.type !== 'CatalogueSaved') return []
    const { kind, id } = fact
    const now = { value: JSON.stringify(fact.after), position, updated_at: at }
    return [
      fact.before === null
        ? put('catalogue', { kind, id, ...now, created_at: at })
        : patch('catalogue', { kind, id }, now),
    ]
  },
}
