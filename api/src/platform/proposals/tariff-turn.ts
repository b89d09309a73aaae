import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import type { Log } from '@strongroom/ledger/eventlog/log'
import { inTransaction } from '@strongroom/projections/runner'
import type { Pool } from 'pg'
import { HttpError } from '../../command/http-error.ts'
import { seenHere } from '../../command/seen-here.ts'
import { createConcurrencyLimit } from '../../vault/concurrency-limit.ts'

/** One at a time in this process, so that those that wait for another process hold one connection together. */
const here = createConcurrencyLimit({ atOnce: 1, always: 200, waitMs: 10_000 })

type TurnParts = {
  readonly db: Pool
  readonly log: Pick<Log, 'readAll'>
  readonly catalogue: LiveCatalogue
}

/** Reads the catalogue up to the newest change that any process has made. */
const catchUp = async ({ log, catalogue }: TurnParts): Promise<void> => {
  const [newest] = await log.readAll({ direction: 'backwards', limit: 1, streamPrefix: 'catalogue-' })
  if (!newest) return
  await seenHere(catalogue, newest.position)
  if (catalogue.position === undefined || catalogue.position < newest.position) throw HttpError.busy()
}

/**
 * Judges and makes one change of a tariff at a time, over all processes, so that two legs of a round trip that are moved in one
 * moment are judged one after the other.
 */
export const inTariffTurn = <T>(parts: TurnParts, work: () => Promise<T>): Promise<T> =>
  here.inTurn(() =>
    inTransaction(parts.db, async client => {
      await client.query(`select pg_advisory_xact_lock(hashtext('strongroom tariffs'))`)
      await catchUp(parts)
      return work()
    }),
  )
