import { byFact, type FactsNamed } from '../runner/by-fact.ts'
import { type Projection, patch, put, readSql, remove } from '../runner/projection.ts'

/** Reference data as it stands now. */
export const catalogue: Projection<'catalogue'> = {
  name: 'catalogue',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { catalogue: ['kind', 'id'] },
  changes: byFact<FactsNamed<'Catalogue'>>({
    CatalogueSaved: ({ kind, id, before, after }, { position, at }) => {
      const now = { value: JSON.stringify(after), position, updated_at: at }
      return [
        before === null
          ? put('catalogue', { kind, id, ...now, created_at: at })
          : patch('catalogue', { kind, id }, now),
      ]
    },
    CatalogueDeleted: ({ kind, id }) => [remove('catalogue', { kind, id })],
  }),
}
