import type { Asked, Outcome } from './asked.ts'
import { encodeFacts } from './codec.ts'
import type { Command, Fact } from './decider.ts'
import type { LedgerEvent, Position } from './envelope.ts'
import type { Appended, NewEvent } from './log.ts'
import type { StreamOptions, Tip } from './stream-reader.ts'

/** An event that has no place in the whole log yet. */
export type UnplacedEvent<F extends Fact = Fact> = Omit<LedgerEvent<F>, 'position'>

/** A command that has been decided, and the events to be written for it. */
export type Prepared = {
  readonly stream: string
  readonly asked: Asked<Command>
  /** The state it was decided on. */
  readonly before: Tip
  /** The stream's last revision and hash after the append. */
  readonly tip: Tip
  readonly events: readonly NewEvent[]
  /** The events as a reader would decode them: they have passed their schemas on the way in. */
  readonly read: readonly UnplacedEvent[]
}

/**
 * A command decided but not written, and how its stream goes on while it is being appended: to nothing when that failed
 * because the log had moved on.
 */
export type Decided = {
  readonly prepared: Prepared
  readonly follow: (append: Promise<Appended>) => Promise<Outcome<Fact, unknown> | undefined>
}

/** The outcome of a command whose events are in the log. */
export const acceptedAt = (
  { position }: Appended,
  events: readonly UnplacedEvent[],
): Outcome<Fact, unknown> => ({
  kind: 'accepted',
  events: events.map(event => ({ ...event, position: position as Position })),
  position,
  repeated: false,
})

/** Encodes the facts of a decided command as the events that follow `before`. Throws when a fact does not fit its schema. */
export const prepare = (
  { stream, decider, now }: Pick<StreamOptions, 'stream' | 'decider'> & { readonly now: () => Date },
  before: Tip,
  asked: Asked<Command>,
  facts: readonly Fact[],
): Prepared => {
  const { command, id, actor, correlationId, causationId, catalogueAt } = asked
  const about = {
    commandId: id,
    command: { name: command.type, input: command.input, given: command.given },
    actor,
    catalogueAt,
    causationId,
    correlationId,
    at: now().toISOString(),
  }
  const { events, read, hash } = encodeFacts(
    stream,
    { revision: before.revision, previousHash: before.hash },
    facts,
    about,
  )
  const revision = before.revision + events.length
  const tip = { state: facts.reduce(decider.evolve, before.state), revision, hash }
  return { stream, asked, before, tip, events, read }
}
