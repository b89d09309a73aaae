import { insert, type Projection, readSql } from '../../runner/projection.ts'

/** Read from the stored text: an event that cannot be decoded is found as well. */
const TXID = /"(?:txid|externalTxId)":"([^"\\]+)"/

/** The ids by which auditors look for events: command, request, actor, transaction. */
export const eventKeys: Projection<'event_keys'> = {
  name: 'event_keys',
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { event_keys: ['number'] },
  changes: ({ id, metadata, stored }, { number }) => [
    insert('event_keys', {
      number,
      id,
      command_id: metadata.commandId,
      correlation_id: metadata.correlationId,
      actor: `${metadata.actor.kind} ${metadata.actor.id}`,
      txid: TXID.exec(stored.data)?.[1] ?? null,
    }),
  ],
}
