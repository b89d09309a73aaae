import { decodeEvent, type Metadata, type Position, type StoredEvent } from '@strongroom/ledger'
import type { AnyEvent, AnyFact } from './projection.ts'

/**
 * A stored event that is read (upcast, checked against its schema) only when somebody looks inside, and then once for
 * all projections of the process. Looking into a broken one throws `BrokenEvent`.
 */
export class LazyEvent implements AnyEvent {
  readonly id: string
  readonly stream: string
  readonly revision: number
  readonly position: Position
  readonly type: AnyFact['type']
  readonly #stored: StoredEvent
  #decoded: AnyEvent | undefined

  constructor(stored: StoredEvent) {
    this.id = stored.id
    this.stream = stored.stream
    this.revision = stored.revision
    this.position = stored.position
    this.type = stored.type as AnyFact['type']
    this.#stored = stored
  }

  get data(): AnyFact {
    return this.#decode().data
  }

  get metadata(): Metadata {
    return this.#decode().metadata
  }

  #decode(): AnyEvent {
    this.#decoded ??= decodeEvent(this.#stored) as AnyEvent
    return this.#decoded
  }
}
