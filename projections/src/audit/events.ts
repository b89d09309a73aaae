import { memberOf } from '../event-parts.ts'
import { insert, type Projection, readSql } from '../runner/projection.ts'

/** The audit list: every event as the log has it. A broken one is shown as well. */
export const events: Projection<'events'> = {
  name: 'events',
  version: 2,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { events: ['number'] },
  changes: ({ position, id, stream, revision, type, metadata, stored }, { number }) => [
    insert('events', {
      number,
      position,
      id,
      stream,
      revision,
      type,
      uid: memberOf(stream) ?? null,
      data: stored.data,
      metadata: stored.metadata,
      created_at: metadata.at,
    }),
  ],
}
