import type { Views } from '@strongroom/projections'
import { type ProjectionStatus, RebuildRunning } from '@strongroom/projections/runner'
import type { Logger } from 'pino'

type Parts = {
  readonly views: Pick<Views, 'status' | 'rebuild'>
  readonly logger: Logger
  readonly stopping: AbortSignal
}

/**
 * Makes read models anew whose tables are of an older version, as after an upgrade, or are lost in the log, as after it
 * was restored or moved: until then they stand still. One that then has other money or other rows than before is left
 * beside the live one, for an operator to decide about. One that cannot be made keeps no other waiting. One of a newer
 * version belongs to the processes that have been upgraded already: made anew here as it was, it would be taken from
 * its readers, and they would make it anew again. A turn that comes while one is at work does nothing: turns side by side
 * would each take the next read model, and all of them together more connections than the pool has, so that none goes on.
 */
export const rebuildOutdated = ({ views, logger, stopping }: Parts) => {
  const left = new Set<string>()
  let lostBefore: readonly string[] = []

  const makeAnew = async (projection: string): Promise<void> => {
    try {
      const { cutOver, comparison } = await views.rebuild(projection, {
        // Code of another version may mean other columns; other rows or other money wait for an operator.
        approve: ({ sameMoney }) => sameMoney,
        evenIfChanged: true,
        signal: stopping,
      })
      if (cutOver) return logger.info({ projection }, 'a read model was made anew')
      left.add(projection)
      logger.error({ projection, comparison }, 'a read model made anew differs: cut it over, or discard it')
    } catch (error) {
      if (stopping.aborted || error instanceof RebuildRunning) return
      logger.error({ projection, err: error }, 'a read model could not be made anew')
    }
  }

  const turn = async (): Promise<void> => {
    const status = await views.status()
    const lost = status.filter(each => each.lost).map(placeOf)
    // Seen twice at the same place: a node of the log that lags behind the others has come to it by then.
    const isOutdated = (each: ProjectionStatus) =>
      each.stale || (each.lost && lostBefore.includes(placeOf(each)))
    for (const { projection, newer, lost } of inTurn(status.filter(isOutdated))) {
      if (left.has(projection) || stopping.aborted) continue
      if (newer) {
        left.add(projection)
        logger.warn({ projection }, 'a read model was made by a newer version; this process leaves it alone')
        continue
      }
      if (lost)
        logger.error({ projection }, 'the log has not what a read model was made from; is it another one?')
      await makeAnew(projection)
    }
    lostBefore = lost
  }

  let isAtWork = false
  return async (): Promise<void> => {
    if (isAtWork) return
    isAtWork = true
    try {
      await turn()
    } finally {
      isAtWork = false
    }
  }
}

/** The parts that people look at first, and that the proof is of. */
const first = ['members', 'balances', 'wallets', 'movements', 'cards', 'events', 'case_events']

/** Those that people look at first, and then all others in their order. */
const inTurn = (status: readonly ProjectionStatus[]): readonly ProjectionStatus[] => {
  const rank = ({ projection }: ProjectionStatus) =>
    (first.indexOf(projection) + first.length + 1) % (first.length + 1)
  return status.toSorted((a, b) => rank(a) - rank(b))
}

const placeOf = ({ projection, position }: ProjectionStatus) => `${projection} ${position}`
