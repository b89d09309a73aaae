import { facts } from '@strongroom/ledger'
import type { Metadata, Position } from '@strongroom/ledger/eventlog'
import type { ScannedEvent, StoredEvent } from '@strongroom/ledger/eventlog/log'
import { BrokenEvent, decodeEvent, linkOf, timeOf } from '@strongroom/ledger/eventlog/verify'
import type { AnyEvent, AnyFact } from './projection.ts'

/**
 * A stored event that is decoded only when a projection looks inside, and then once for all projections of the process.
 * Looking into a broken one throws `BrokenEvent`. Its hash is checked instead of its schema: bytes that still give the
 * hash they were written with are those that passed the schema then, and a hash costs a fifth.
 */
export class LazyEvent implements AnyEvent {
  readonly id: string
  readonly stream: string
  readonly revision: number
  readonly position: Position
  readonly type: AnyFact['type']
  readonly stored: ScannedEvent
  #data: AnyFact | undefined
  #metadata: Metadata | undefined

  constructor(stored: ScannedEvent) {
    this.id = stored.id
    this.stream = stored.stream
    this.revision = stored.revision
    this.position = stored.position
    this.type = stored.type as AnyFact['type']
    this.stored = stored
  }

  get data(): AnyFact {
    this.#data ??= readData(this.stored)
    return this.#data
  }

  get at(): string {
    return timeOf(this.stored) ?? this.metadata.at
  }

  get metadata(): Metadata {
    const metadata: Metadata = this.#metadata ?? JSON.parse(this.stored.metadata)
    this.#metadata = metadata
    return metadata
  }
}

const readData = (stored: ScannedEvent): AnyFact => {
  if (!stored.isIntact) checkHash(stored)
  const shape = facts[stored.type]
  // Only an old shape has to know its version, which is in the metadata.
  if (!shape || shape.upcasts?.length) return decodeEvent(stored, { trusted: true }).data as AnyFact
  const fact = JSON.parse(stored.data) as { type?: string }
  fact.type = stored.type
  return fact as AnyFact
}

const checkHash = (stored: StoredEvent): void => {
  const { hash, computed } = linkOf(stored)
  if (hash !== computed) throw new BrokenEvent('is not what its hash says', stored)
}
