import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import type { PriceSource } from '@strongroom/projections/catalogue'
import type { Currency } from '@strongroom/shared'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Means } from '../reactions/reaction.ts'

/** The dependencies of jobs that carry out commands. */
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

/** How many of a list a job asks for at a time. */
export const mostAtOnce = 500

/** A currency of the books. One that was deleted while there was money in it stops the job for that money, loudly. */
export const currencyIn = (catalogue: LiveCatalogue, code: string): Currency => {
  const currency = catalogue.currency(code)
  if (!currency) throw new Error(`the catalogue does not know ${code}`)
  return currency
}

/** Does something for each, one after another. One that fails is reported and does not hold up the others. */
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

/**
 * Does something for each of a list that may be long, a page at a time, each behind the last of the page before: those that
 * fail stay at the head of the list, and must not keep the rest from their turn.
 */
export const forEachPage = async <T>(
  pageAfter: (last: T | undefined) => Promise<readonly T[]>,
  job: string,
  parts: Pick<JobParts, 'logger' | 'stopping'>,
  act: (one: T) => Promise<unknown>,
): Promise<void> => {
  let last: T | undefined
  do {
    const page = await pageAfter(last)
    await forEach(page, job, parts, act)
    last = page.at(-1)
  } while (last && !parts.stopping.aborted)
}
