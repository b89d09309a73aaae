import { type Checker, readBooks } from '@strongroom/projections/proof'
import type { Pool } from 'pg'
import type { Logger } from 'pino'

type Parts = { readonly pool: Pool; readonly logger: Logger }

/** How much longer than a turn took the checks rest after it: with the rests inside a turn they take a tenth of the time. */
const REST_FACTOR = 1.5

/** Compares read models and snapshots with the log, some in each turn; says so loudly when one of them is not as the log makes it. */
export const checkReadModels = (checker: Checker, { pool, logger }: Parts) => {
  let restUntil = 0
  let isAtWork = false
  const turn = async (): Promise<void> => {
    const began = performance.now()
    const checked = await checker.turn()
    restUntil = performance.now() + (performance.now() - began) * REST_FACTOR
    const { proof, findings } = await readBooks(pool)
    if (checked.length === 0 || !proof || proof.views.equal) return
    const differences = findings.filter(({ view }) => checked.includes(view) || view === 'snapshots')
    if (differences.length > 0) logger.error({ differences }, 'a read model is not as the log makes it')
  }
  return async (): Promise<void> => {
    if (isAtWork || performance.now() < restUntil) return
    isAtWork = true
    try {
      await turn()
    } finally {
      isAtWork = false
    }
  }
}
