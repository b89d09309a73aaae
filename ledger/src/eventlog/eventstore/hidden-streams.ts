import { START } from '@eventstore/db-client'
import type { HiddenBy, Log } from '../log.ts'
import type { Page, Question } from './collect.ts'
import { type AllPosition, isPlace, toPosition } from './position.ts'
import { limitsFilter } from './prefix-filter.ts'
import { limitOf } from './stream-limits.ts'

/** Finds the streams that were deleted, truncated or limited by the node's own records of it. Each call looks on from where the one before ended. */
export const createHidden = (read: (question: Question) => Promise<Page>): NonNullable<Log['hidden']> => {
  const limits = new Map<string, HiddenBy>()
  let lookedUpTo: AllPosition | undefined
  const passed = (position: AllPosition) => {
    if (isPlace(position) && !(lookedUpTo && toPosition(position) < toPosition(lookedUpTo)))
      lookedUpTo = position
  }
  const start: Question['start'] = (client, isAlive) =>
    client.subscribeToAll({
      fromPosition: lookedUpTo ?? START,
      filter: limitsFilter(position => {
        isAlive()
        passed(position)
      }),
      requiresLeader: true,
    })
  return async () => {
    for (const event of (await read({ start })).events) {
      const limit = limitOf(event)
      if (!limit || limit.stream.startsWith('$')) continue
      if (limit.by) limits.set(limit.stream, limit.by)
      else limits.delete(limit.stream)
    }
    return limits
  }
}
