import { entriesOf } from '@strongroom/shared'
import type { JobParts } from '../../job-parts.ts'
import { lastTurn, noteTurn, turnAfter } from '../../vault/turns.ts'
import { findTroubles, type LookedAt } from './find-troubles.ts'
import { statesWith } from './harm.ts'

const job = 'note-service-state'

/** People are told within two minutes, and a disk is spared. */
export const serviceStateDue = turnAfter(job, '50 seconds')

/** A job that has not run for longer was kept from it. */
export const missedMs = 180_000

/** When the service was looked at last (ISO, UTC); nothing before the first time. */
export const lookedAt = (db: JobParts['db']): Promise<string | undefined> => lastTurn(db, job)

/**
 * Looks how each part of the service is, and writes down when one comes to be late or down and when that is over. Time in which no job
 * could look is an incident too: it is written once the jobs run again.
 */
export const noteServiceState =
  (parts: LookedAt & Pick<JobParts, 'serviceIncidents'>) => async (): Promise<void> => {
    const { db, serviceIncidents } = parts
    const last = await lookedAt(db)
    if (last !== undefined && Date.now() - Date.parse(last) > missedMs)
      await serviceIncidents.noteMissed(last, entriesOf(statesWith(['workers'])))
    await serviceIncidents.note(entriesOf(statesWith(await findTroubles(parts))))
    await noteTurn(db, job)
  }
