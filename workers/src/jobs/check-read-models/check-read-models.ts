import { noteTurn, turnAfter } from '@strongroom/api/vault'
import { type Checker, readBooks } from '@strongroom/projections/proof'
import type { Pool } from 'pg'
import type { Logger } from 'pino'

type Parts = { readonly pool: Pool; readonly logger: Logger }

/** How much longer than a turn took the checks rest after it: with the rests inside a turn they take a tenth of the time. */
const REST_FACTOR = 1.5
/** Milliseconds between two turns while there is something new, and between two looks at everything at rest. */
const NEWS_MS = 5_000
const REST_MS = 60_000

const job = 'check-read-models'
/** A turn after which all had been looked at. */
const whole = `${job}, whole`

type Paces = { readonly newsMs?: number | undefined; readonly restMs?: number | undefined }

/**
 * Soon after a read model has moved, while something is found, and until all were looked at; else once a minute, for what a person may have changed by hand
 * (`Job.due`). A read model with a parked stream cannot be compared, and waits for its operator.
 */
export const checkReadModelsDue = ({ newsMs = NEWS_MS, restMs = REST_MS }: Paces = {}): string => `
  select case when ${turnAfter(whole, '0')} < ${turnAfter(job, '0')} or exists (
    select from views.checkpoint m left join views.checks c on c.subject = m.projection
    where m.generation = 'live' and m.parked = 0
      and (c.number is distinct from m.events or c.differences <> '[]' or c.more > 0))
  then ${turnAfter(job, `${newsMs} milliseconds`)} else ${turnAfter(job, `${restMs} milliseconds`)} end`

/** Compares read models and snapshots with the log, some in each turn; says so loudly when one of them is not as the log makes it. */
export const checkReadModels = (checker: Checker, { pool, logger }: Parts) => {
  let isAtWork = false
  const turn = async (): Promise<void> => {
    const began = performance.now()
    const { checked, isWhole } = await checker.turn()
    const restMs = (performance.now() - began) * REST_FACTOR
    await noteTurn(pool, job, restMs)
    if (isWhole) await noteTurn(pool, whole, restMs)
    const { proof, findings } = await readBooks(pool)
    if (checked.length === 0 || !proof || proof.views.equal) return
    const differences = findings.filter(({ view }) => checked.includes(view) || view === 'snapshots')
    if (differences.length > 0) logger.error({ differences }, 'a read model is not as the log makes it')
  }
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
