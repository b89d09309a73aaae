/** The port of the log, its adapters, and snapshots. */

export type { Scan, ScannedEvent } from '../log.ts'
export {
  AlreadyHeld,
  type Appended,
  AppendRefused,
  type ExpectedRevision,
  type HiddenBy,
  hashAtEnd,
  type Log,
  LogUnavailable,
  maxAppendBytes,
  type NewEvent,
  type OnEvents,
  OutcomeUnknown,
  type ReadAll,
  type ReadStream,
  type StoredEvent,
  StreamHidden,
  type Subscription,
  WrongExpectedRevision,
} from '../log.ts'
export { createMemoryLog } from '../memory-log.ts'
export { openLog } from '../open-log.ts'
export { scanPages } from '../scan.ts'
export {
  type KeptSnapshots,
  noSnapshots,
  openSnapshots,
  type Snapshot,
  type Snapshots,
} from '../snapshots.ts'
