import type { Position } from '../book/event.ts'
import { linkOf, noHash } from './chain.ts'
import { sha256 } from './ids.ts'
import type { Log, StoredEvent } from './log.ts'

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
  log: Pick<Log, 'readAll'>,
  {
    pageSize = 2_000,
    onProgress,
  }: { readonly pageSize?: number; readonly onProgress?: (events: number) => void } = {},
): Promise<Verified> => {
  const tips = new Map<string, Tip>()
  const breaks: Break[] = []
  let events = 0
  let after: Position | undefined
  for (;;) {
    const page = await log.readAll({ after, limit: pageSize })
    for (const event of page) {
      const tip = tips.get(event.stream) ?? { revision: -1, hash: noHash }
      const why = breakOf(event, tip)
      if (why && breaks.length < enough)
        breaks.push({ stream: event.stream, revision: event.revision, position: event.position, why })
      tips.set(event.stream, { revision: event.revision, hash: hashOf(event) })
    }
    events += page.length
    after = page.at(-1)?.position ?? after
    onProgress?.(events)
    if (page.length < pageSize) break
  }
  return { events, streams: tips.size, digest: digestOf(tips), breaks }
}

const breakOf = (event: StoredEvent, tip: Tip): Break['why'] | undefined => {
  if (event.revision !== tip.revision + 1) return 'revision'
  try {
    const { previousHash, hash, computed } = linkOf(event)
    if (previousHash !== tip.hash) return 'previous-hash'
    return hash === computed ? undefined : 'hash'
  } catch {
    return 'no-hash'
  }
}

const hashOf = (event: StoredEvent): string => {
  try {
    return linkOf(event).hash
  } catch {
    return noHash
  }
}

const digestOf = (tips: ReadonlyMap<string, Tip>): string =>
  sha256(
    [...tips]
      .map(([stream, { revision, hash }]) => `${stream} ${revision} ${hash}`)
      .sort()
      .join('\n'),
  )
