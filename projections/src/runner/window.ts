import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { type Checkpoint, commitAt, schemaOf } from './checkpoint.ts'
import { type Before, folding, loadReads } from './fold.ts'
import type { Place, Reader } from './pages.ts'
import { parkedStreams, parkLater, skippedPositions, type Waiting } from './parked.ts'
import type { AnyEvent } from './projection.ts'
import type { Runner, Target } from './runner.ts'
import { WorkingSet } from './working-set.ts'
import { writeRows } from './write-rows.ts'

/** When a window ends: after so many events, or so many rows, or at the end of the log, whichever comes first. */
export type Limits = { readonly events: number; readonly rows: number }

export type Reading = Runner & { readonly reader: Reader }

/** How far to read, whom to tell, whether to stop. */
export type Reach = {
  /** Go no further than this position. */
  readonly upTo?: Place | undefined
  readonly signal?: AbortSignal | undefined
  /** After every page folded, before it is written: how many events of the log have been taken. */
  readonly onProgress?: ((events: number) => void) | undefined
}

/** Start of a window and the number of events it has taken, also when it fails. */
export type Taken = { from: Place; taken: number }

/** Events of the log, folded: the rows to be written, and where the checkpoint stands with them. */
export type Window = {
  readonly rows: WorkingSet
  readonly waiting: readonly Waiting[]
  readonly position: Place
  readonly events: number
  /** There was nothing more to take. */
  readonly atEnd: boolean
}

export type Folding = Reach & {
  readonly from: Checkpoint
  readonly limits: Limits
  readonly count: Taken
  /** The window before, where that is still being written. */
  readonly before?: Before | undefined
  /** Filled with the first events of the window that change something, where the caller wants them. */
  readonly seen?: AnyEvent[] | undefined
}

/** So many events of a window are told of. */
export const MOST_SEEN = 100

/** So many events are folded at a stretch: between two stretches the next page of the log comes in. */
const STRETCH_EVENTS = 250

/** Reads the log from a checkpoint on and folds it in memory. */
export const foldWindow = async (
  db: Pool | PoolClient,
  runner: Reading,
  target: Target,
  { from, limits, upTo, signal, onProgress, count, before, seen }: Folding,
): Promise<Window> => {
  const rows = new WorkingSet(target.projection.tables)
  const parked = from.parked > 0 ? await parkedStreams(db, target) : new Set<string>()
  // The live tables have passed the skipped events; a rebuild meets them again.
  const skipped = target.generation === 'live' ? new Set<string>() : await skippedPositions(db, target)
  const fold = folding(target.projection, rows)
  const waiting: Waiting[] = []
  let position: Place = from.position
  let atEnd = false
  while (!atEnd && count.taken < limits.events && rows.size < limits.rows && !signal?.aborted) {
    const page = await runner.reader.after(position)
    const events = cut(page.events, limits.events - count.taken, upTo)
    await loadReads(db, target, rows, events, before)
    for (const event of events) {
      const number = from.events + ++count.taken
      if (parked.size > 0 && parked.has(event.stream)) waiting.push({ event, number })
      else if (skipped.size === 0 || !skipped.has(event.position)) {
        const isChange = fold(event, number) > 0
        if (isChange && seen && seen.length < MOST_SEEN) seen.push(event)
      }
      if (count.taken % STRETCH_EVENTS === 0) await nextTurn()
    }
    position = events.at(-1)?.position ?? position
    atEnd = events.length === 0 || (!page.full && events.length === page.events.length)
    onProgress?.(from.events + count.taken)
  }
  return { rows, waiting, position, events: from.events + count.taken, atEnd }
}

const cut = (events: readonly AnyEvent[], most: number, last: Place | undefined): readonly AnyEvent[] => {
  const few = events.length > most ? events.slice(0, most) : events
  return last === undefined || (few.at(-1)?.position ?? '') <= last
    ? few
    : few.filter(each => each.position <= last)
}

/** Writes a window and moves the checkpoint to its end, and commits: in the transaction that `beginHolding` began. */
export const writeWindow = async (client: PoolClient, target: Target, window: Window): Promise<void> => {
  await writeRows(client, target.projection, schemaOf[target.generation], window.rows)
  await parkLater(client, target, window.waiting)
  await commitAt(client, target, window)
}
