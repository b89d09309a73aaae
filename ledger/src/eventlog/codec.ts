import { errorMessage } from '@strongroom/shared/error'
import * as v from 'valibot'
import { facts as allFacts } from '../facts.ts'
import { saltedActor } from './actor-commitment.ts'
import { BrokenEvent, chain } from './chain.ts'
import type { Fact, FactShape } from './decider.ts'
import type { Actor, LedgerEvent, Metadata } from './envelope.ts'
import { eventId } from './ids.ts'
import type { NewEvent, StoredEvent } from './log.ts'

/** Metadata that one decision gives to all of its facts. */
export type Circumstances = {
  readonly commandId: string
  readonly command: { readonly name: string; readonly input: unknown; readonly given?: unknown }
  readonly actor: Actor
  readonly catalogueAt?: string | undefined
  readonly causationId?: string | undefined
  readonly correlationId: string
  readonly at: string
}

/**
 * Events about to be written; the same events as a reader will decode them, except for their place in the whole log; the last
 * one's hash.
 */
export type Encoded = {
  readonly events: readonly NewEvent[]
  readonly read: readonly Omit<LedgerEvent, 'position'>[]
  readonly hash: string
}

/**
 * Turns the facts of one decision into events that follow `revision` and `previousHash` in their stream.
 * Throws when a fact does not fit its schema or its legs do not balance: such a decision is a bug.
 */
export const encodeFacts = (
  stream: string,
  { revision, previousHash }: { readonly revision: number; readonly previousHash: string },
  facts: readonly Fact[],
  about: Circumstances,
): Encoded => {
  let hash = previousHash
  const events: NewEvent[] = []
  const read = facts.map(({ type, ...rest }, index) => {
    const shape = shapeOf(type)
    const fact = v.parse(shape.schema, rest)
    // Only a decision's first event carries the command.
    const command = index === 0 ? about.command : undefined
    const known = { schema: shape.version, ...about, command, actor: saltedActor(about.actor) }
    const [data, said] = [JSON.stringify(fact), JSON.stringify(known)]
    const id = eventId(about.commandId, index)
    const at = revision + 1 + index
    const previous = hash
    hash = chain(previous, { stream, revision: at, id, type, data, said })
    const metadata = `${said.slice(0, -1)},"previousHash":"${previous}","hash":"${hash}"}`
    events.push({ id, type, data, metadata })
    const link = { previousHash: previous, hash }
    return {
      id,
      stream,
      revision: at,
      type,
      data: { ...fact, type },
      metadata: { ...known, ...link },
    }
  })
  return { events, read, hash }
}

/**
 * Decodes a stored event: upcasts old shapes to today's, then checks them against their schema, legs included. `trusted` leaves
 * the check out, for rebuilds over events whose chain has been verified: written events have passed it.
 */
export const decodeEvent = (
  event: StoredEvent,
  { trusted = false }: { readonly trusted?: boolean } = {},
): LedgerEvent => {
  const metadata: Metadata = JSON.parse(event.metadata)
  const shape = allFacts[event.type]
  if (!shape) throw new BrokenEvent('no fact of that type is known', event)
  const data = { ...upcast(shape, metadata.schema, JSON.parse(event.data)), type: event.type }
  return {
    id: event.id,
    stream: event.stream,
    revision: event.revision,
    position: event.position,
    type: event.type,
    data: trusted ? data : { ...checked(shape, data, event), type: event.type },
    metadata,
  }
}

const upcast = (shape: FactShape, version: number, data: Record<string, unknown>) =>
  (shape.upcasts ?? []).slice(version - 1).reduce((old, raise) => raise(old), data)

const checked = (shape: FactShape, data: object, event: StoredEvent): object => {
  try {
    const result = v.safeParse(shape.schema, data)
    if (result.success) return result.output
    throw new BrokenEvent(`does not fit its schema at ${v.getDotPath(result.issues[0]) ?? 'the top'}`, event)
  } catch (error) {
    throw error instanceof BrokenEvent ? error : new BrokenEvent(errorMessage(error), event)
  }
}

const shapeOf = (type: string): FactShape => {
  const shape = allFacts[type]
  if (!shape) throw new Error(`no fact of type ${type} is known`)
  return shape
}
