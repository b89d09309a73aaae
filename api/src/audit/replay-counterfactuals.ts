import { countEvents, replayCounterfactual } from '@strongroom/projections/audit'
import type { Parts } from '../dependencies.ts'
import type { CounterfactualRow } from '../vault/counterfactuals.ts'
import { keptReport } from './differing-members.ts'

type ReplayParts = Pick<Parts, 'db' | 'log' | 'counterfactuals' | 'logger'> & {
  readonly stopping: AbortSignal
}

/** Progress is kept every so many events, and whether it was stopped is looked at. */
const STEP = 10_000

/** Answers the counterfactuals that wait, one after another. One whose worker is killed is begun again by the next turn. */
export const replayCounterfactuals = (parts: ReplayParts) => async (): Promise<void> => {
  const { counterfactuals, logger, stopping } = parts
  while (!stopping.aborted) {
    const next = await counterfactuals.next()
    if (!next) return
    await replay(parts, next).catch(async (err: unknown) => {
      if (stopping.aborted || err instanceof Stopped) return
      logger.error({ err, counterfactual: next.id }, 'a counterfactual could not be answered')
      await counterfactuals.end(next.id)
    })
  }
}

/** Ends a reading whose result no caller waits for any more. */
class Stopped extends Error {
  override readonly name = 'Stopped'
}

const replay = async ({ db, log, counterfactuals, stopping }: ReplayParts, row: CounterfactualRow) => {
  const total = await countEvents(db)
  if (!(await counterfactuals.progress(row.id, 0, total))) return
  let shown = 0
  const onProgress = async (events: number) => {
    stopping.throwIfAborted()
    if (events - shown < STEP) return
    shown = events
    if (!(await counterfactuals.progress(row.id, events, Math.max(events, total)))) throw new Stopped()
  }
  const asked = { terms: row.terms, from: row.from ?? undefined, to: row.to ?? undefined }
  await counterfactuals.end(row.id, keptReport(await replayCounterfactual({ log, asked, onProgress })))
}
