import { PostgresEventStorageAdapter } from '@castore/event-storage-adapter-postgres'
import { type Peer, payload } from './peer.ts'

export const castore = async (url: string): Promise<Peer> => {
  const tableName = 'castore_events'
  await PostgresEventStorageAdapter.createEventTable({
    connectionString: url,
    tableName,
    aggregateId: { type: 'VARCHAR', length: 64 },
  })
  const adapter = new PostgresEventStorageAdapter({ connectionString: url, tableName })
  return {
    name: 'Castore 2.4',
    // Castore counts versions from 1 and keeps them apart with a unique constraint.
    append: (stream, n) =>
      adapter.pushEvent(
        { aggregateId: stream, version: n + 1, type: 'QuickPaySent', payload: payload(stream, n) },
        { eventStoreId: 'wallet' },
      ),
    close: async () => undefined,
  }
}
