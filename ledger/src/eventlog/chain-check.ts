import { type Link, linkLength, linkOf, noHash, readLink } from './chain.ts'
import type { ScannedEvent } from './log.ts'

/**
 * How an event breaks its chain: it does not follow the revision before it, does not carry the hash of the event before it,
 * does not match its own hash, or carries no hash.
 */
export type ChainFault = 'revision' | 'previous-hash' | 'hash' | 'no-hash'

type CheckedLink = Link & { readonly isIntact: boolean }

/** An event's link, if it carries one, and whether the event matches its hash. A scan may have checked already. */
export const checkLink = (event: ScannedEvent): CheckedLink | undefined => {
  const link = readLink(event.metadata.slice(-linkLength))
  if (!link) return undefined
  return { ...link, isIntact: event.isIntact ?? linkOf(event).computed === link.hash }
}

/** Checks the chain of every stream of a log that is given event by event from its beginning: about 200 bytes a stream. */
export class ChainCheck {
  readonly #tips = new Map<string, { revision: number; hash: string }>()

  /** How the next event breaks its stream's chain, if it does. */
  next(event: ScannedEvent): ChainFault | undefined {
    const link = checkLink(event)
    const tip = this.#tips.get(event.stream)
    const fault = faultOf(event, link, tip)
    const hash = link?.hash ?? noHash
    // Copied: a piece of a larger text would keep all of that in memory.
    if (!tip) this.#tips.set(copied(event.stream), { revision: event.revision, hash: copied(hash) })
    else [tip.revision, tip.hash] = [event.revision, copied(hash)]
    return fault
  }

  /** The streams met so far, with the last revision and hash of each. */
  get tips(): ReadonlyMap<string, { readonly revision: number; readonly hash: string }> {
    return this.#tips
  }
}

const copied = (text: string): string => Buffer.from(text).toString()

const start = { revision: -1, hash: noHash }

const faultOf = (
  { revision }: ScannedEvent,
  link: CheckedLink | undefined,
  tip: { revision: number; hash: string } = start,
): ChainFault | undefined => {
  if (revision !== tip.revision + 1) return 'revision'
  if (!link) return 'no-hash'
  if (link.previousHash !== tip.hash) return 'previous-hash'
  return link.isIntact ? undefined : 'hash'
}
