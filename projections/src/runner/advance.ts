import { beginHolding, commitAt } from './checkpoint.ts'
import { parkPoison } from './parked.ts'
import type { AnyEvent, Projection } from './projection.ts'
import type { Runner, Target } from './runner.ts'
import { withClient } from './transaction.ts'
import { isUnprojectable } from './unprojectable.ts'
import { foldWindow, type Limits, type Reach, type Reading, type Taken, writeWindow } from './window.ts'

const usualLimits: Limits = { events: 10_000, rows: 4_000 }

export type Advancing = Reach & { readonly limits?: Limits }

/**
 * `caught-up`: stands at the end of the log, or at `upTo`. `busy`: another process advances it, or there are no such tables. `stale`: the tables were
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

const advanceBatches = async (runner: Reading, target: Target, how: Advancing): Promise<Advanced> => {
  if (await isSteppedOver(runner, target, how)) return 'caught-up'
  const most = how.limits ?? usualLimits
  let limits = most
  while (!how.signal?.aborted) {
    const batch: Taken = { from: '', taken: 0 }
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

/** Whether nothing is new, or all that is new is nothing to this projection and its checkpoint has been moved over it. */
const isSteppedOver = async (
  runner: Reading,
  { projection, generation }: Target,
  how: Advancing,
): Promise<boolean> => {
  if (generation !== 'live' || how.upTo !== undefined) return false
  const known = await runner.stepper.standing(projection)
  if (!known) return false
  const { events, full } = await runner.reader.after(known.position)
  const last = events.at(-1)
  if (!last) return runner.stepper.isAt(projection, known.position)
  if (full) return false
  if (!events.every((event, at) => isNothingTo(projection, event, known.events + at + 1))) return false
  const move = { from: known.position, to: last.position, count: events.length }
  const stepped = await runner.stepper.step(projection, move)
  if (stepped) runner.stepper.saw(projection, last.position, known.events + events.length)
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

const advanceBatch = (runner: Reading, target: Target, limits: Limits, how: Advancing, batch: Taken) =>
  withClient(runner.pool, async (client): Promise<Advanced | 'more'> => {
    const checkpoint = await beginHolding(client, target, { wait: false })
    if (checkpoint?.version !== target.projection.version) {
      await client.query('rollback')
      return checkpoint ? 'stale' : 'busy'
    }
    batch.from = checkpoint.position
    const startedAt = Date.now()
    const seen: AnyEvent[] | undefined = isTold(runner, target) ? [] : undefined
    const window = await foldWindow(client, runner, target, {
      ...how,
      from: checkpoint,
      limits,
      count: batch,
      seen,
    })
    if (batch.taken === 0) {
      await client.query('rollback')
      return 'caught-up'
    }
    await writeWindow(client, target, window)
    if (target.generation === 'live') runner.stepper.saw(target.projection, window.position, window.events)
    if (seen)
      runner.onProjected?.({
        projection: target.projection.name,
        events: seen,
        startedAt,
        endedAt: Date.now(),
      })
    return window.atEnd ? 'caught-up' : 'more'
  })

const isTold = ({ onProjected }: Reading, { generation }: Target): boolean =>
  onProjected !== undefined && generation === 'live'

/** Parks the stream of the one event in a batch that failed, and skips it; unless another process has been quicker. */
const parkPoisonOf = (runner: Reading, target: Target, batch: Taken, error: Error): Promise<void> =>
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
