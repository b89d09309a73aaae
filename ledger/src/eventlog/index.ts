/** Handling commands on a log of events: deciders, envelopes, ids, outcomes. */
export type { Command, Decider, Fact, FactOf, FactShape } from './decider.ts'
export { factOf, isFactOf } from './decider.ts'
export type { Actor, LedgerEvent, Metadata, Position } from './envelope.ts'
export { derivedId, newId, sha256, timedId } from './ids.ts'
export {
  type Asked,
  CommandDiffers,
  createLedger,
  type Ledger,
  type LedgerOptions,
  type Outcome,
  TooContended,
  type UnplacedEvent,
} from './ledger.ts'
