import { type Metadata, type Position, type StoredEvent } from '@strongroom/ledger'
import type { AnyEvent, AnyFact } from './projection.ts'
/**
 * A stored event that is read only when somebody looks inside, and then once for all projections of the process.
 * Looking into a broken one throws `BrokenEvent`. Its hash is checked instead of its schema: bytes that still give the
 * hash they were written with are those that passed the schema then, and a hash costs a fifth.
 */
export declare class LazyEvent implements AnyEvent {
  #private
  readonly id: string
  readonly stream: string
  readonly revision: number
  readonly position: Position
  readonly type: AnyFact['type']
  readonly stored: StoredEvent
  constructor(stored: StoredEvent)
  get data(): AnyFact
  get metadata(): Metadata
}
