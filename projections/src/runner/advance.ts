import { asError } from '@strongroom/shared/error'
import { beginHolding, commitAt } from './checkpoint.ts'
import { KEPT_EVENTS, type SharingReader } from './pages.ts'
import { parkPoison } from './parked.ts'
import type { AnyEvent } from './projection.ts'
import type { Advanced, Runner, Target } from './runner.ts'
import { withClient } from './transaction.ts'
import { isUnprojectable } from './unprojectable.ts'
import { foldWindow, type Limits, type Reach, type Reading, type Taken, writeWindow } from './window.ts'

const usualLimits: Limits = { events: KEPT_EVENTS, rows: 4_000 }

export type Advancing = Reach & { readonly limits?: Limits }

/**
 * Brings a projection's tables up to the end of the log, batch by batch; each batch's rows and the checkpoint are
 * written in one transaction, so a crash anywhere loses nothing and doubles nothing. When a batch cannot be written
 * because of an event, ever smaller batches find that event, its stream is parked, and the others go on.
 */
export const advance = async (runner: Runner, target: Target, how: Advancing = {}): Promise<Advanced> => {
  const together = await advanceTogether(runner, target, how)
  if (together !== 'alone') return together
  const reader = runner.pages.reader()
  reader.rest()
  try {
    return await advanceBatches({ ...runner, reader }, target, how)
  } finally {
    reader.done()
  }
}

/** Live tables near the end of the log are advanced with all others that are. */
const advanceTogether = async (
  { together }: Runner,
  { projection, generation }: Target,
  { upTo, limits, signal }: Advancing,
): Promise<Advanced | 'alone'> => {
  if (generation !== 'live' || upTo !== undefined || limits) return 'alone'
  while (!signal?.aborted) {
    const outcome = await together.advance(projection)
    if (outcome !== 'more') return outcome
  }
  return 'stopped'
}

const advanceBatches = async (
  runner: Reading & { readonly reader: SharingReader },
  target: Target,
  how: Advancing,
): Promise<Advanced> => {
  const most = how.limits ?? usualLimits
  let limits = most
  while (!how.signal?.aborted) {
    const batch: Taken = { from: '', taken: 0 }
    try {
      const outcome = await runner.turns.take(() => advanceBatch(runner, target, limits, how, batch))
      if (outcome !== 'more') return outcome
      limits = { ...most, events: Math.min(most.events, limits.events * 2) }
    } catch (error) {
      if (!isUnprojectable(error)) throw error
      if (batch.taken === 1) await parkPoisonOf(runner, target, batch, asError(error))
      limits = { ...limits, events: Math.max(1, batch.taken >> 1) }
    } finally {
      runner.reader.rest()
    }
  }
  return 'stopped'
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
