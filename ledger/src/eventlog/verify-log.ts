import { createHash } from 'node:crypto'
import { ChainCheck, type ChainFault } from './chain-check.ts'
import type { Position } from './envelope.ts'
import { sha256 } from './ids.ts'
import { type HiddenBy, hashAtEnd, type Log } from './log.ts'

/** First break of a chain: its place and its kind. */
export type Break = {
  readonly stream: string
  readonly revision: number
  readonly position: Position
  readonly why: ChainFault
}

/**
 * The result of a walk over the whole log. `digest` (64 hex digits) follows from the last hash of every stream, so two logs
 * with the same digest hold the same events, however their streams are interleaved.
 */
export type Verified = {
  readonly events: number
  readonly streams: number
  readonly digest: string
  /** 64 hex digits that follow from the hash of every event in the order of the log, which is that of the sealed tree. */
  readonly order: string
  readonly breaks: readonly Break[]
  /** Streams that the walk finds whole and their readers do not: another program has hidden events of them. */
  readonly hidden: readonly { readonly stream: string; readonly by: HiddenBy }[]
}

/** After so many breaks the walk stops looking for more; one is already too many. */
const enough = 100

/** Walks the log from its beginning and checks every stream's chain: revisions without a gap, every hash over every byte. */
export const verifyLog = async (
  log: Pick<Log, 'scan' | 'hidden'>,
  { onProgress }: { readonly onProgress?: (events: number) => void } = {},
): Promise<Verified> => {
  const chains = new ChainCheck()
  const breaks: Break[] = []
  const order = createHash('sha256')
  let events = 0
  const scan = log.scan(undefined)
  try {
    for (let page = await scan.next(); page.length > 0; page = await scan.next()) {
      for (const event of page) {
        const why = chains.next(event)
        order.update(hashAtEnd(event.metadata))
        if (why && breaks.length < enough)
          breaks.push({ stream: event.stream, revision: event.revision, position: event.position, why })
      }
      events += page.length
      onProgress?.(events)
    }
  } finally {
    await scan.close()
  }
  return {
    events,
    streams: chains.tips.size,
    digest: digestOf(chains.tips),
    order: order.digest('hex'),
    breaks,
    hidden: [...((await log.hidden?.()) ?? [])]
      .filter(([stream]) => chains.tips.has(stream))
      .map(([stream, by]) => ({ stream, by })),
  }
}

const digestOf = (tips: ChainCheck['tips']): string =>
  sha256(
    [...tips]
      .map(([stream, { revision, hash }]) => `${stream} ${revision} ${hash}`)
      .sort()
      .join('\n'),
  )
