import { committedTexts } from './actor-commitment.ts'
import { sha256 } from './ids.ts'
import type { StoredEvent } from './log.ts'

/** `previousHash` of a stream's first event. */
export const noHash = '0'.repeat(64)

/** A stored event that cannot be trusted: a broken chain, an unknown type, data its schema refuses. */
export class BrokenEvent extends Error {
  readonly event: Pick<StoredEvent, 'stream' | 'revision' | 'type' | 'position'>
  constructor(
    why: string,
    { stream, revision, type, position }: Pick<StoredEvent, 'stream' | 'revision' | 'type' | 'position'>,
  ) {
    super(`${stream}@${revision} (${type}): ${why}`)
    this.name = 'BrokenEvent'
    this.event = { stream, revision, type, position }
  }
}

type Chained = Pick<StoredEvent, 'stream' | 'revision' | 'id' | 'type' | 'data'> & { readonly said: string }

/** One link: everything the event says, in the order and the bytes in which it is stored but for a salted actor, over the hash before it. */
export const chain = (previous: string, event: Chained): string => sha256(chainedText(previous, event))

const chainedText = (previous: string, event: Chained): string => {
  const { stream, revision, id, type, data, said } = committedTexts(event)
  return `${previous}\n${stream}\n${revision}\n${id}\n${type}\n${data}\n${said}`
}

const beforePrevious = ',"previousHash":"'
const beforeHash = '","hash":"'
const hashLength = noHash.length
/** A link always has the same length, so that a reader need not search for it. All of it is ASCII. */
export const linkLength = beforePrevious.length + hashLength + beforeHash.length + hashLength + '"}'.length

/** The hashes (64 hex digits) by which an event follows the one before it in its stream. */
export type Link = { readonly previousHash: string; readonly hash: string }

/** Parses the link at the end of an event's metadata; nothing when there is none. */
export const readLink = (link: string): Link | undefined => {
  const hashAt = linkLength - hashLength - '"}'.length
  const isLink =
    link.length === linkLength &&
    link.startsWith(beforePrevious) &&
    link.startsWith(beforeHash, hashAt - beforeHash.length) &&
    link.endsWith('"}')
  if (!isLink) return undefined
  return {
    previousHash: link.slice(beforePrevious.length, beforePrevious.length + hashLength),
    hash: link.slice(hashAt, hashAt + hashLength),
  }
}

/** Takes the chain's two hashes off an event's metadata, and says which hash the event's own bytes give. */
export const linkOf = (event: StoredEvent): Link & { readonly computed: string } => {
  const { link, said } = partsOf(event)
  return { ...link, computed: chain(link.previousHash, { ...event, said }) }
}

/** An event's own texts, whenever it was stored. */
export type EventTexts = Omit<StoredEvent, 'createdAt'>

/** The very text that an event's hash is made of. */
export const hashedText = (event: EventTexts): string => {
  const { link, said } = partsOf(event)
  return chainedText(link.previousHash, { ...event, said })
}

const partsOf = (event: EventTexts): { readonly link: Link; readonly said: string } => {
  const start = event.metadata.length - linkLength
  const link = readLink(event.metadata.slice(Math.max(0, start)))
  if (!link) throw new BrokenEvent('carries no hash', event)
  return { link, said: `${event.metadata.slice(0, start)}}` }
}

const beforeTime = ',"at":"'
const timeLength = '2026-01-01T00:00:00.000Z'.length

/**
 * When an event was decided (ISO, UTC), taken from the place where `encodeFacts` writes it: last, right before the link.
 * Nothing where it does not stand there, and the metadata has to be parsed.
 */
export const timeOf = ({ metadata }: Pick<StoredEvent, 'metadata'>): string | undefined => {
  const end = metadata.length - linkLength - '"'.length
  const start = end - timeLength
  const isThere =
    metadata.startsWith(beforeTime, start - beforeTime.length) &&
    metadata.startsWith(`"${beforePrevious}`, end)
  return isThere ? metadata.slice(start, end) : undefined
}

/** The time of an event, wherever it stands in its metadata. */
export const momentOf = (event: Pick<StoredEvent, 'metadata'>): string => {
  const found = timeOf(event)
  if (found !== undefined) return found
  const { at }: { readonly at: string } = JSON.parse(event.metadata)
  return at
}
