export {
  type Appended,
  AppendRefused,
  type ExpectedRevision,
  type Log,
  maxAppendBytes,
  type NewEvent,
  type OnEvents,
  OutcomeUnknown,
  type ReadAll,
  type ReadStream,
  type StoredEvent,
  type Subscription,
  WrongExpectedRevision,
} from './store/log.ts'
export { createMemoryLog } from './store/memory-log.ts'
export { type Migrations, migrate } from './store/migrate.ts'
