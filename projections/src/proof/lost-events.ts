import type { Position } from '@strongroom/ledger/eventlog'
import { hashAtEnd, type Log, type StoredEvent } from '@strongroom/ledger/eventlog/log'
import type { PoolClient } from 'pg'
import type { Place } from '../runner/pages.ts'
import { type Difference, eventDifference } from './difference.ts'

const PAGE_EVENTS = 2_000
/** So many are named. */
const MOST = 20

type Seen = {
  readonly number: number
  readonly stream: string
  readonly revision: number
  readonly position: Position
  readonly hash: string
}

/** Events that read models have seen, and that the log has no more, or has as other ones. */
export type Lost = { readonly named: readonly Difference[]; readonly more: number }

/**
 * Holds the read model of events, which has every event that was ever shown, against the log, from the
 * first to the last. Reads both wholly: for when it is known that something is wrong.
 */
export const findLostEvents = async (client: PoolClient, log: Pick<Log, 'readAll'>): Promise<Lost> => {
  const named: Difference[] = []
  let more = 0
  let after: Place = ''
  let seen = await seenAfter(client, 0)
  for (let last = seen.at(-1); last; last = seen.at(-1)) {
    const hashes = await hashesBetween(log, after, last.position)
    for (const event of seen) {
      const hash = hashes.get(event.position)
      if (hash === event.hash) continue
      if (named.length === MOST) more++
      else named.push(eventDifference(hash === undefined ? 'missing' : 'rewritten', event))
    }
    after = last.position
    seen = await seenAfter(client, last.number)
  }
  return { named, more }
}

const seenAfter = async (client: PoolClient, number: number): Promise<readonly Seen[]> =>
  (
    await client.query<Seen>(
      `select number::float8, stream, revision::int, position, substr(right(metadata, 66), 1, 64) as hash
       from views.events where number > $1 order by number limit ${PAGE_EVENTS}`,
      [number],
    )
  ).rows

/** The hashes of the log's events behind one place and up to another. */
const hashesBetween = async (
  log: Pick<Log, 'readAll'>,
  after: Place,
  until: Position,
): Promise<ReadonlyMap<string, string>> => {
  const hashes = new Map<string, string>()
  for (let place: Place = after; place < until; ) {
    const behind = place === '' ? {} : { after: place }
    const page: readonly StoredEvent[] = await log.readAll({ ...behind, limit: PAGE_EVENTS })
    for (const { position, metadata } of page)
      if (position <= until) hashes.set(position, hashAtEnd(metadata))
    place = page.at(-1)?.position ?? until
  }
  return hashes
}
