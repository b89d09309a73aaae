import { RebuildRunning, type Views } from '@strongroom/projections'
import type { Logger } from 'pino'

type Parts = {
  readonly views: Pick<Views, 'status' | 'rebuild'>
  readonly logger: Logger
  readonly stopping: AbortSignal
}

/**
 * Makes read models anew whose tables are of an older version, as after an upgrade: until then they stand still. One that
 * then has other money or other rows than before is left beside the live one, for an operator to decide about. One that
 * cannot be made keeps no other waiting. One of a newer version belongs to the processes that have been upgraded already:
 * made anew here as it was, it would be taken from those who read it, and they would make it anew again.
 */
export const rebuildOutdated = ({ views, logger, stopping }: Parts) => {
  const left = new Set<string>()
  return async (): Promise<void> => {
    for (const { projection, stale, newer } of await views.status()) {
      if (!stale || left.has(projection) || stopping.aborted) continue
      if (newer) {
        left.add(projection)
        logger.warn({ projection }, 'a read model was made by a newer version; this process leaves it alone')
        continue
      }
      try {
        const { cutOver, comparison } = await views.rebuild(projection, { signal: stopping })
        if (cutOver) {
          logger.info({ projection }, 'a read model of an older version was made anew')
          continue
        }
        left.add(projection)
        logger.error({ projection, comparison }, 'a read model made anew differs: cut it over, or discard it')
      } catch (error) {
        if (stopping.aborted || error instanceof RebuildRunning) continue
        logger.error({ projection, err: error }, 'a read model of an older version could not be made anew')
      }
    }
  }
}
