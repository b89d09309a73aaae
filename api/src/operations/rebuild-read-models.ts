import type { Views } from '@strongroom/projections'
import { type Progress, RebuildRunning, type Rebuilt } from '@strongroom/projections/runner'
import { asError } from '@strongroom/shared'
import type { Logger } from 'pino'
import type { RebuildRow, Rebuilds } from '../vault/rebuilds.ts'

type Parts = {
  readonly rebuilds: Rebuilds
  readonly views: Pick<Views, 'rebuild'>
  readonly logger: Logger
  readonly stopping: AbortSignal
}

/** How often progress is written down. */
const NOTE_MS = 300

/**
 * Makes the read models anew that operators have asked for, one after another. One whose worker is killed is begun again by the
 * next turn, and so is one that another process rebuilds at this moment.
 */
export const rebuildReadModels = (parts: Parts) => async (): Promise<void> => {
  while (!parts.stopping.aborted) {
    const asked = await parts.rebuilds.take()
    if (!asked || (await rebuildOne(parts, asked)) === 'later') return
  }
}

const rebuildOne = async (
  { rebuilds, views, logger, stopping }: Parts,
  { id, projection, cut_over_when_equal }: RebuildRow,
): Promise<'done' | 'later'> => {
  const stopped = new AbortController()
  const progress = noted(rebuilds, id, stopped)
  try {
    const rebuilt = await views.rebuild(projection, {
      onProgress: progress.note,
      approve: ({ equal }) => cut_over_when_equal && equal,
      signal: AbortSignal.any([stopping, stopped.signal]),
    })
    await progress.settled()
    await rebuilds.end(id, endingOf(rebuilt))
    return 'done'
  } catch (error) {
    await progress.settled()
    if (stopped.signal.aborted) return 'done'
    if (stopping.aborted || error instanceof RebuildRunning) return 'later'
    logger.error({ err: error, projection }, 'a read model could not be made anew')
    await rebuilds.end(id, { status: 'failed', error: asError(error).message })
    return 'done'
  }
}

const endingOf = ({ cutOver, comparison }: Rebuilt) =>
  ({ status: cutOver ? 'cut-over' : 'waits', comparison }) as const

/** Writes progress down now and then, one note at a time, the last one always, and stops the rebuild when an operator has. */
const noted = (rebuilds: Rebuilds, id: string, stopped: AbortController) => {
  let latest: Progress | undefined
  let writing = Promise.resolve()
  let writtenAt = Number.NEGATIVE_INFINITY
  const write = async () => {
    const progress = latest
    latest = undefined
    if (progress && !(await rebuilds.progress(id, progress))) stopped.abort()
  }
  return {
    note: (progress: Progress) => {
      latest = progress
      if (performance.now() - writtenAt < NOTE_MS) return
      writtenAt = performance.now()
      writing = writing.then(write).catch(() => {})
    },
    settled: () => writing.then(write).catch(() => {}),
  }
}
