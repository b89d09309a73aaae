import type { PoolClient } from 'pg'
import { beginHolding, type Checkpoint, commitAt, schemaOf } from './checkpoint.ts'
import { folding, loadReads } from './fold.ts'
import type { Place, Reader } from './pages.ts'
import { parkedStreams, parkLater, parkPoison, skippedPositions, type Waiting } from './parked.ts'
import type { AnyEvent, Projection } from './projection.ts'
import type { Runner, Target } from './runner.ts'
import { withClient } from './transaction.ts'
import { isUnprojectable } from './unprojectable.ts'
import { WorkingSet } from './working-set.ts'
import { writeRows } from './write-rows.ts'

/** When a batch is written: after so many events, or so many rows, or at the end of the log, whatever comes first. */
export type Limits = { readonly events: number; readonly rows: number }

export const usualLimits: Limits = { events: 20_000, rows: 50_000 }

export type Advancing = {
  readonly limits?: Limits
  /** Go no further than this position. */
  readonly upTo?: Place | undefined
  readonly signal?: AbortSignal | undefined
  /** After every page folded, before it is written: how many events of the log have been taken. */
  readonly onProgress?: ((events: number) => void) | undefined
}

/**
 * `caught-up`: stands at the end of the log, or at `upTo`. `busy`: somebody else is at it, or there are no such tables. `stale`: the tables were
 * made by another version of the projection. `stopped`: the signal said so.
 */
export type Advanced = 'caught-up' | 'busy' | 'stale' | 'stopped'

/**
 * Brings a projection's tables up to the end of the log, batch by batch; each batch's rows and the checkpoint are
 * written in one transaction, so a crash anywhere loses nothing and doubles nothing. When a batch cannot be written
 * because of an event, ever smaller batches find that event, its stream is parked, and the others go on.
 */
export const advance = async (runner: Runner, target: Target, how: Advancing = {}): Promise<Advanced> => {
  const reader = runner.pages.reader()
  try {
    return await advanceBatches({ ...runner, reader }, target, how)
  } finally {
    reader.done()
  }
}

type Reading = Runner & { readonly reader: Reader }

const advanceBatches = async (runner: Reading, target: Target, how: Advancing): Promise<Advanced> => {
  if (await stepOver(runner, target, how)) return 'caught-up'
  const most = how.limits ?? usualLimits
  let limits = most
  while (!how.signal?.aborted) {
    const batch: Batch = { from: '', taken: 0 }
    try {
      const outcome = await advanceBatch(runner, target, limits, how, batch)
      if (outcome !== 'more') return outcome
      limits = { ...most, events: Math.min(most.events, limits.events * 2) }
    } catch (error) {
      if (!isUnprojectable(error)) throw error
      if (batch.taken === 1) await parkPoisonOf(runner, target, batch, error as Error)
      limits = { ...limits, events: Math.max(1, batch.taken >> 1) }
    }
  }
  return 'stopped'
}

/** Whether all that is new is nothing to this projection, and its checkpoint has been moved over it. */
const stepOver = async (
  runner: Reading,
  { projection, generation }: Target,
  how: Advancing,
): Promise<boolean> => {
  const known = generation === 'live' && how.upTo === undefined && runner.stepper.lastSeen(projection.name)
  if (!known) return false
  const { events, full } = await runner.reader.after(known.position)
  const last = events.at(-1)
  if (!last || full) return false
  if (!events.every((event, at) => isNothingTo(projection, event, known.events + at + 1))) return false
  const move = { from: known.position, to: last.position, count: events.length }
  const stepped = await runner.stepper.step(projection, move)
  if (stepped) runner.stepper.saw(projection.name, last.position, known.events + events.length)
  return stepped
}

/** When in doubt it is something: folding it in earnest will tell. */
const isNothingTo = (projection: Projection, event: AnyEvent, number: number): boolean => {
  try {
    return projection.changes(event, { number, find: notHere }).length === 0
  } catch {
    return false
  }
}

const notHere = () => {
  throw new Error('only a batch has rows to look at')
}

/** Where a batch began and how many events it has taken, also when it fails. */
type Batch = { from: Place; taken: number }

const advanceBatch = (runner: Reading, target: Target, limits: Limits, how: Advancing, batch: Batch) =>
  withClient(runner.pool, async (client): Promise<Advanced | 'more'> => {
    const checkpoint = await beginHolding(client, target, { wait: false })
    if (checkpoint?.version !== target.projection.version) {
      await client.query('rollback')
      return checkpoint ? 'stale' : 'busy'
    }
    batch.from = checkpoint.position
    const folded = await foldBatch(client, runner, target, checkpoint, limits, how, batch)
    if (batch.taken === 0) {
      await client.query('rollback')
      return 'caught-up'
    }
    await writeRows(client, target.projection, schemaOf[target.generation], folded.rows)
    await parkLater(client, target, folded.waiting)
    await commitAt(client, target, folded)
    if (target.generation === 'live')
      runner.stepper.saw(target.projection.name, folded.position, folded.events)
    return folded.atEnd ? 'caught-up' : 'more'
  })

const foldBatch = async (
  client: PoolClient,
  runner: Reading,
  target: Target,
  checkpoint: Checkpoint,
  limits: Limits,
  how: Advancing,
  batch: Batch,
) => {
  const rows = new WorkingSet(target.projection.tables)
  const parked = checkpoint.parked > 0 ? await parkedStreams(client, target) : new Set<string>()
  // The live tables have passed what was skipped; a rebuild meets it again.
  const skipped = target.generation === 'live' ? new Set<string>() : await skippedPositions(client, target)
  const fold = folding(target.projection, rows)
  const waiting: Waiting[] = []
  let position: Place = checkpoint.position
  let atEnd = false
  while (!atEnd && batch.taken < limits.events && rows.size < limits.rows && !how.signal?.aborted) {
    const page = await runner.reader.after(position)
    const events = upTo(page.events, limits.events - batch.taken, how.upTo)
    await loadReads(client, target, rows, events)
    for (const event of events) {
      const number = checkpoint.events + ++batch.taken
      if (parked.size > 0 && parked.has(event.stream)) waiting.push({ event, number })
      else if (skipped.size === 0 || !skipped.has(event.position)) fold(event, number)
    }
    position = events.at(-1)?.position ?? position
    atEnd = events.length === 0 || (!page.full && events.length === page.events.length)
    how.onProgress?.(checkpoint.events + batch.taken)
  }
  return { rows, waiting, position, events: checkpoint.events + batch.taken, atEnd }
}

const upTo = (events: readonly AnyEvent[], most: number, last: Place | undefined): readonly AnyEvent[] => {
  const few = events.length > most ? events.slice(0, most) : events
  return last === undefined || (few.at(-1)?.position ?? '') <= last
    ? few
    : few.filter(each => each.position <= last)
}

/** Parks the stream of the one event in a batch that failed, and steps over it; unless somebody else has been quicker. */
const parkPoisonOf = (runner: Reading, target: Target, batch: Batch, error: Error): Promise<void> =>
  withClient(runner.pool, async client => {
    const checkpoint = await beginHolding(client, target, { wait: false })
    const event = checkpoint?.position === batch.from && (await runner.reader.after(batch.from)).events[0]
    if (!checkpoint || !event) {
      await client.query('rollback')
      return
    }
    const number = checkpoint.events + 1
    await parkPoison(client, target, { event, number }, error)
    await commitAt(client, target, { position: event.position, events: number })
    runner.onParked({ ...namesOf(target), event, error: error.message })
  })

const namesOf = ({ projection, generation }: Target) => ({ projection: projection.name, generation })
