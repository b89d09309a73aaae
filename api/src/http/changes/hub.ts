import type { Position } from '@strongroom/ledger/eventlog'
import type { Log, StoredEvent, Subscription } from '@strongroom/ledger/eventlog/log'
import { toldOf, type Views } from '@strongroom/projections'
import type { Pool } from 'pg'
import type { Lag } from '../lag.ts'
import { hearTold } from './hear-told.ts'

/**
 * A message of an open stream: how far the read models have come, or nothing where the vault has news. For administrators, `kinds`: which kinds of streams moved,
 * and `models`: the read models that they may have changed.
 */
export type News = {
  readonly position: Position | undefined
  readonly kinds?: readonly string[]
  readonly models?: readonly string[]
}

/** An open stream. `admin`: it hears of every event, else of those that its member is told of. */
export type Listener = {
  readonly uid: string
  readonly admin: boolean
  readonly tell: (news: News) => void
}

/** Follows the log, and what the vault tells of, for the streams of one process. */
export type Hub = {
  /** Adds a listener, and tells it once how far the read models have come. Gives what takes it out again. */
  readonly join: (listener: Listener) => Promise<() => void>
  readonly close: () => Promise<void>
}

/**
 * How long news wait for the read models. After it they are told all the same: one read model that stands still holds up no
 * other, and whoever asks again then is told by `Strongroom-Behind` that it does.
 */
const SHOWN_WITHIN_MS = 2_000

/** Follows the log from the first listener on: a process without listeners reads nothing. */
export const createHub = ({
  db,
  log,
  views,
  lag,
}: {
  readonly db: Pool
  readonly log: Pick<Log, 'head' | 'subscribe'>
  readonly views: Pick<Views, 'names' | 'waitForPosition' | 'movedBy'>
  readonly lag: Pick<Lag, 'moved'>
}): Hub => {
  const listeners = new Set<Listener>()
  let following: Promise<Subscription> | undefined

  const shown = (position: Position | undefined) =>
    views.waitForPosition(position, views.names, SHOWN_WITHIN_MS)

  const hear = async (events: readonly StoredEvent[]) => {
    const position = events.at(-1)?.position
    if (!position || listeners.size === 0) return
    for (const each of events) lag.moved(each.position, Date.parse(each.createdAt))
    await shown(position)
    const members = new Set(events.flatMap(toldOf))
    const kinds = [...new Set(events.map(({ stream }) => kindOf(stream)))].sort()
    const models = views.movedBy([...new Set(events.map(({ type }) => type))])
    for (const listener of listeners) {
      if (listener.admin) listener.tell({ position, kinds, models })
      else if (members.has(listener.uid)) listener.tell({ position })
    }
  }

  const told = hearTold(db, uid => {
    for (const listener of listeners)
      if (uid === undefined || listener.uid === uid) listener.tell({ position: undefined })
  })

  const follow = async () => log.subscribe({ after: await log.head() }, hear)
  const followed = () => {
    following ??= follow().catch(error => {
      following = undefined
      throw error
    })
    return following
  }

  return {
    join: async listener => {
      await Promise.all([followed(), told.open()])
      listeners.add(listener)
      // Events appended before it joined, and not shown yet when its reader asked last.
      const head = await log.head().catch(() => undefined)
      await shown(head).catch(() => false)
      listener.tell({ position: head })
      return () => void listeners.delete(listener)
    },
    close: async () => {
      listeners.clear()
      await told.close()
      await (await following?.catch(() => undefined))?.close()
    },
  }
}

/** The first word of a stream's name: `wallet`, `member`, `proposal`. */
const kindOf = (stream: string): string => stream.split('-', 1)[0] ?? ''
