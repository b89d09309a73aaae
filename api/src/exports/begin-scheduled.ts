import { createHash } from 'node:crypto'
import { memberDecider } from '@strongroom/ledger/account'
import { mayMake } from '@strongroom/shared'
import { fileNameOf, nameOf } from '../http/csv-list.ts'
import type { JobParts } from '../job-parts.ts'
import type { DueSchedule } from '../vault/export-schedules.ts'
import { contractOf } from './begin-export.ts'

type Parts = Pick<JobParts, 'exportSchedules' | 'ledger' | 'members' | 'now' | 'stopping'>

/** Whether the administrator may read the list now: their role, or the account itself, may be gone since they made the schedule. */
const mayStillRead = async ({ ledger }: Parts, { uid, path }: DueSchedule): Promise<boolean> => {
  const { role, enabled } = (await ledger.load(memberDecider, uid)).state
  const list = contractOf(path)
  return list !== undefined && enabled && role !== 'member' && mayMake(list, role)
}

/** The filter of a file: of a schedule by period, with the days that have ended since the file before. */
const filterOf = ({ filter, of_period, first_day, last_day }: DueSchedule) =>
  of_period ? { ...filter, from: first_day, to: last_day, timeZone: 'UTC' } : filter

/** Tells the files of a schedule by period apart: one that waits while the next period ends must not swallow that one's rows. */
const digestOf = ({ id, of_period, first_day }: DueSchedule) =>
  createHash('sha256')
    .update(of_period ? `schedule ${id} ${first_day}` : `schedule ${id}`)
    .digest('hex')

/** Asks for the files of schedules that are due; the job that makes exports then makes them, with the role of that time, and mails a link. */
export const beginScheduled = (parts: Parts) => async (): Promise<void> => {
  const { exportSchedules, members, now, stopping } = parts
  while (!stopping.aborted) {
    const at = now()
    const due = await exportSchedules.next(at)
    if (!due) return
    const list = contractOf(due.path)
    const begun = {
      params: due.params,
      filter: filterOf(due),
      file_name: fileNameOf(list ? nameOf(list) : 'export', at),
      digest: digestOf(due),
      language: (await members.byUid(due.uid))?.language ?? 'en',
      goesOn: await mayStillRead(parts, due),
    }
    await exportSchedules.begin(due, begun, at)
  }
}
