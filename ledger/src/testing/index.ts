export { nodeVersions, versionNamed } from '../../test-server/faults.ts'
export {
  spawnTestEventStore,
  startTestEventStore,
  type TestEventStore,
  type TestEventStoreOptions,
} from '../eventlog/eventstore/testing/test-event-store.ts'
export { type Beginning, type FreshDatabase, freshDatabase } from './fresh-database.ts'
