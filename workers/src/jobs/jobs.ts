import type { LiveCatalogue } from '@strongroom/ledger'
import type { PriceSource } from '@strongroom/projections'
import type { Currency } from '@strongroom/shared'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Means } from '../reactions/reaction.ts'

/** What jobs that decide things work with. */
export type JobParts = {
  readonly pool: Pool
  readonly means: Means
  readonly catalogue: LiveCatalogue
  readonly prices: PriceSource
  readonly logger: Logger
  readonly now: () => Date
  readonly stopping: AbortSignal
}

/** The day it is, UTC. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** How many a job takes on at a time: the rest waits for its next turn. */
export const mostAtOnce = 500

/** A currency of the books. One that was deleted while there was money in it stops the job for that money, loudly. */
export const currencyIn = (catalogue: LiveCatalogue, code: string): Currency => {
  const currency = catalogue.currency(code)
  if (!currency) throw new Error(`the catalogue does not know ${code}`)
  return currency
}

/** Does something for each, one after another. One that fails is reported and holds up nobody. */
export const forEach = async <T>(
  all: readonly T[],
  job: string,
  { logger, stopping }: Pick<JobParts, 'logger' | 'stopping'>,
  act: (one: T) => Promise<unknown>,
): Promise<void> => {
  for (const one of all) {
    if (stopping.aborted) return
    try {
      await act(one)
    } catch (err) {
      logger.error({ err, job, about: one }, 'a job could not do one of its things')
    }
  }
}
