import type { Position } from '@strongroom/ledger/eventlog'
import type { Log, StoredEvent } from '@strongroom/ledger/eventlog/log'
import type { Pool, QueryResultRow } from 'pg'
import { projections as all } from './projections.ts'
import { advance } from './runner/advance.ts'
import type { Generation } from './runner/checkpoint.ts'
import type { Comparison, DifferingMoney } from './runner/compare.ts'
import { createRunner } from './runner/create-runner.ts'
import { compareAgain, cutOver, discard, rollBack } from './runner/cut-over.ts'
import type { Place } from './runner/pages.ts'
import { listParked, type ParkedStream } from './runner/parked.ts'
import { prepare } from './runner/prepare.ts'
import type { Projection } from './runner/projection.ts'
import { type Rebuilding, type Rebuilt, rebuild } from './runner/rebuild.ts'
import type { Advanced, Parked, Projected } from './runner/runner.ts'
import { type ProjectionStatus, projectionStatus } from './runner/status.ts'
import { retryParked, type Skip, skipParked, type Unparked } from './runner/unpark.ts'
import { findRows, findUnread, type Sought } from './runner/unread.ts'
import { createUnreadIds } from './runner/unread-ids.ts'
import { createWaiter } from './runner/wait-for-position.ts'

/** The read models that events of these types can change: one that declares no facts looks at every event. */
export const movedBy = (projections: readonly Projection[], types: readonly string[]): readonly string[] =>
  projections
    .filter(({ changes: { facts } }) => facts === undefined || types.some(type => facts.has(type)))
    .map(({ name }) => name)

export type ViewsOptions = {
  /** Needs at least four connections for a rebuild. */
  readonly pool: Pool
  readonly log: Log
  /** All read models when left out; tests bring their own. */
  readonly projections?: readonly Projection[]
  /** Raises the alarm when an event cannot be projected and its stream is parked. */
  readonly onParked?: (parked: Parked) => void
  /** Told of every batch that has been written into the tables that people read. */
  readonly onProjected?: ((projected: Projected) => void) | undefined
}

/** The read models of one database, kept up by any number of processes. */
export type Views = {
  readonly names: readonly string[]
  /** The names of those that events of these types can change. */
  readonly movedBy: (types: readonly string[]) => readonly string[]
  /** Makes the missing tables in the database at `url`, the pool's own. Call it at every start. */
  readonly prepare: (url: string) => Promise<void>
  /** Brings one read model up to the end of the log. */
  readonly advance: (name: string, signal?: AbortSignal) => Promise<Advanced>
  /** Brings all of them up to the end of the log, side by side. */
  readonly catchUp: (signal?: AbortSignal) => Promise<void>
  /**
   * Hands over the events that a subscription of the log has just brought after `place`, so that no projection reads them
   * again.
   */
  readonly offer: (place: Place, events: readonly StoredEvent[]) => void
  /** Whether these read models show a position now, or come to within the time. No position is reached at once. */
  readonly waitForPosition: (
    position: Position | undefined,
    names: readonly string[],
    timeoutMs: number,
  ) => Promise<boolean>
  /** Whether they have passed it in the database itself, asked before saying that something is not there. */
  readonly havePassed: (position: Position, names: readonly string[]) => Promise<boolean>
  /**
   * The record of an id, without waiting for a read model: as `look` finds it in there, or else as the events say that it has
   * still to read.
   */
  readonly find: <T>(name: string, id: string, sought: Sought<T>) => Promise<T | undefined>
  /** The rows of an id that `look` finds in a read model, or else those that it will have once it has read on. */
  readonly rowsOf: <R extends QueryResultRow>(
    name: string,
    id: string,
    look: () => Promise<readonly R[]>,
  ) => Promise<readonly R[]>
  /** The position that they are known to have passed, without asking: by what waiting for positions has heard. */
  readonly knownPosition: (names: readonly string[]) => Position | undefined
  readonly status: () => Promise<readonly ProjectionStatus[]>
  readonly rebuild: (name: string, how?: Rebuilding) => Promise<Rebuilt>
  /** Compares a rebuild that waits with the live tables, as both stand now. */
  readonly compare: (name: string) => Promise<Comparison>
  /** `confirmed` names the money by which the two differ, where they do; `evenIfChanged` as for a rebuild. */
  readonly cutOver: (
    name: string,
    confirmed?: readonly DifferingMoney[],
    how?: Pick<Rebuilding, 'evenIfChanged'>,
  ) => Promise<void>
  readonly rollBack: (name: string) => Promise<void>
  readonly discard: (name: string, generation: 'next' | 'previous') => Promise<void>
  readonly parked: () => Promise<readonly ParkedStream[]>
  /** Of the tables that people read, unless another generation is named: a rebuild parks streams of its own. */
  readonly retry: (name: string, stream: string, generation?: Generation) => Promise<Unparked>
  readonly skip: (name: string, stream: string, skip: Skip, generation?: Generation) => Promise<Unparked>
  /** Ends the waiting; the pool and the log are the caller's. */
  readonly close: () => Promise<void>
}

/** Opens the read models over a database and a log. Nothing happens before one of its functions is called. */
export const createViews = (options: ViewsOptions): Views => {
  const { pool, log, projections = all } = options
  const runner = createRunner(options)
  const waiter = createWaiter(pool)
  const sources = { pool, log, unreadIds: createUnreadIds(log) }
  const named = (name: string): Projection => {
    const found = projections.find(each => each.name === name)
    if (!found)
      throw new Error(`no read model is called ${name}: there are ${projections.map(p => p.name).join(', ')}`)
    return found
  }
  const live = (name: string) => ({ projection: named(name), generation: 'live' }) as const
  const advanceOne = async (name: string, signal?: AbortSignal) => advance(runner, live(name), { signal })
  const names = projections.map(each => each.name)

  return {
    names,
    movedBy: types => movedBy(projections, types),
    prepare: url => prepare(pool, url, projections),
    advance: advanceOne,
    catchUp: async signal => void (await Promise.all(names.map(name => advanceOne(name, signal)))),
    offer: (place, events) => runner.pages.offer(place, events),
    waitForPosition: waiter.reached,
    havePassed: waiter.passed,
    find: async (name, id, sought) => findUnread(sources, named(name), id, sought),
    rowsOf: async (name, id, look) => findRows(sources, named(name), id, look),
    knownPosition: waiter.known,
    status: () => projectionStatus(pool, log, projections),
    rebuild: async (name, how) => rebuild(runner, named(name), how),
    compare: async name => compareAgain(runner, named(name)),
    cutOver: async (name, confirmed, how) => cutOver(runner, named(name), confirmed, how),
    rollBack: async name => rollBack(runner, named(name)),
    discard: async (name, generation) => discard(runner, named(name), generation),
    parked: () => listParked(pool),
    retry: async (name, stream, generation) =>
      retryParked(runner, { ...live(name), ...(generation && { generation }) }, stream),
    skip: async (name, stream, skip, generation) =>
      skipParked(runner, { ...live(name), ...(generation && { generation }) }, stream, skip),
    close: waiter.close,
  }
}
