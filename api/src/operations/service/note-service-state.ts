import type { Db } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import { entriesOf } from '@strongroom/shared'
import { wereSilent } from '../../vault/processes.ts'
import { note, noteMissed } from '../../vault/service-incidents.ts'
import { lastTurn, noteTurn, turnAfter } from '../../vault/turns.ts'
import { findTroubles, type LookedAt } from './find-troubles.ts'
import { statesWith } from './harm.ts'

const job = 'note-service-state'

/** People are told within two minutes, and a disk is spared. */
export const serviceStateDue = turnAfter(job, '50 seconds')

/** A job that has not run for longer was kept from it. */
const missedMs = 180_000

/** When the service was looked at last (ISO, UTC), if no job has looked for longer than it should. */
export const missedSince = async (db: Db): Promise<string | undefined> => {
  const last = await lastTurn(db, job)
  return last && last.ago_ms > missedMs ? last.at : undefined
}

/**
 * Looks how each part of the service is, and writes down when one comes to be late or down and when that is over. Time in which no job
 * could look is an incident too: it is written once the jobs run again. All of it is written, or nothing: a try again writes no time twice.
 */
export const noteServiceState = (parts: LookedAt) => async (): Promise<void> => {
  const found = entriesOf(statesWith(await findTroubles(parts)))
  await inTransaction(parts.db, async client => {
    const missed = await missedSince(client)
    if (missed !== undefined) {
      const trouble = (await wereSilent(client, 'api', missed)) ? 'database' : 'workers'
      await noteMissed(client, missed, entriesOf(statesWith([trouble])))
    }
    await note(client, found)
    await noteTurn(client, job)
  })
}
