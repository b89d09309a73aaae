import { START } from '@eventstore/db-client'
import type { Position } from '../envelope.ts'
import { type HiddenBy, type Log, type StoredEvent, StreamHidden } from '../log.ts'
import type { Page, Question } from './collect.ts'
import { limitsFilter } from './filters.ts'
import { type AllPosition, isPlace, toPosition } from './position.ts'
import { limitOf } from './stream-limits.ts'
import type { Follow } from './subscribe.ts'

/** How a stream's events are hidden, or are no more, since the record at a position. */
type Standing = { readonly by: HiddenBy | undefined; readonly since: Position }

/**
 * Finds the streams that were deleted, truncated or limited by the node's own records of it. Each call of `hidden` looks on from
 * where the one before ended; `watchHidden` is told by the node.
 */
export const createHidden = (
  read: (question: Question) => Promise<Page>,
  follow: Follow,
): Required<Pick<Log, 'hidden' | 'watchHidden'>> => {
  const standings = new Map<string, Standing>()
  let isWatched = false

  const note = (events: readonly StoredEvent[]): void => {
    for (const event of events) {
      const limit = limitOf(event)
      if (!limit || limit.stream.startsWith('$')) continue
      // The look and the subscription run side by side.
      const known = standings.get(limit.stream)
      if (!known || event.position > known.since)
        standings.set(limit.stream, { by: limit.by, since: event.position })
    }
  }

  let lookedUpTo: AllPosition | undefined
  const passed = (position: AllPosition) => {
    if (isPlace(position) && !(lookedUpTo && toPosition(position) < toPosition(lookedUpTo)))
      lookedUpTo = position
  }
  const start: Question['start'] = (client, isAlive) =>
    client.subscribeToAll({
      fromPosition: lookedUpTo ?? START,
      filter: limitsFilter((_, position) => {
        isAlive()
        passed(position)
      }),
      requiresLeader: true,
    })
  return {
    hidden: async () => {
      note((await read({ start })).events)
      return new Map([...standings].flatMap(([stream, { by }]) => (by ? [[stream, by] as const] : [])))
    },
    watchHidden: () => {
      if (!isWatched) follow({ filter: limitsFilter, wants: () => true }, undefined, note)
      isWatched = true
      return stream => {
        const by = standings.get(stream)?.by
        if (by) throw new StreamHidden(stream, by)
      }
    },
  }
}
