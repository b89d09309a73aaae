import type { Position } from '../book/event.ts'
import { type Link, linkLength, linkOf, noHash, readLink } from './chain.ts'
import { sha256 } from './ids.ts'
import type { Log, StoredEvent } from './log.ts'
import type { ScannedEvent } from './scan.ts'

/** Where a chain first breaks, and how. */
export type Break = {
  readonly stream: string
  readonly revision: number
  readonly position: Position
  readonly why: 'revision' | 'previous-hash' | 'hash' | 'no-hash'
}

/**
 * What a walk over the whole log found. `digest` (64 hex digits) follows from the last hash of every stream, so two logs
 * with the same digest hold the same events, in whatever order their streams are interleaved.
 */
export type Verified = {
  readonly events: number
  readonly streams: number
  readonly digest: string
  readonly breaks: readonly Break[]
}

type Tip = { readonly revision: number; readonly hash: string }

/** After so many breaks the walk stops looking for more; one is already too many. */
const enough = 100

/** Walks the log from its beginning and checks every stream's chain: revisions without a gap, every hash over every byte. */
export const verifyLog = async (
  log: Pick<Log, 'scan'>,
  { onProgress }: { readonly onProgress?: (events: number) => void } = {},
): Promise<Verified> => {
  const tips = new Map<string, Tip>()
  const breaks: Break[] = []
  let events = 0
  const scan = log.scan(undefined)
  try {
    for (let page = await scan.next(); page.length > 0; page = await scan.next()) {
      for (const event of page) {
        const link = linkIn(event)
        const why = breakOf(event, link, tips.get(event.stream) ?? { revision: -1, hash: noHash })
        if (why && breaks.length < enough)
          breaks.push({ stream: event.stream, revision: event.revision, position: event.position, why })
        tips.set(event.stream, { revision: event.revision, hash: link?.hash ?? noHash })
      }
      events += page.length
      onProgress?.(events)
    }
  } finally {
    await scan.close()
  }
  return { events, streams: tips.size, digest: digestOf(tips), breaks }
}

type CheckedLink = Link & { readonly isIntact: boolean }

/** An event's link, if it carries one. The scan may have checked its hash already. */
const linkIn = (event: ScannedEvent): CheckedLink | undefined => {
  const link = readLink(event.metadata.slice(-linkLength))
  if (!link) return undefined
  return { ...link, isIntact: event.isIntact ?? linkOf(event).computed === link.hash }
}

const breakOf = (event: StoredEvent, link: CheckedLink | undefined, tip: Tip): Break['why'] | undefined => {
  if (event.revision !== tip.revision + 1) return 'revision'
  if (!link) return 'no-hash'
  if (link.previousHash !== tip.hash) return 'previous-hash'
  return link.isIntact ? undefined : 'hash'
}

const digestOf = (tips: ReadonlyMap<string, Tip>): string =>
  sha256(
    [...tips]
      .map(([stream, { revision, hash }]) => `${stream} ${revision} ${hash}`)
      .sort()
      .join('\n'),
  )
