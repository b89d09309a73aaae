import { type AnyContract, contract, mayMake, wire } from '@strongroom/shared'
import { fieldOf } from '@strongroom/shared/field-of'
import { msg } from '#words'
import { HttpError } from '../command/http-error.ts'
import { refusalOf } from '../command/refusals.ts'
import { done, one, refused, rows } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { mayBeExported } from '../http/csv-list.ts'
import { validate } from '../http/validate.ts'
import { MOST_SCHEDULES, type ScheduleRow } from '../vault/export-schedules.ts'
import type { ExportRow } from '../vault/exports.ts'
import { contractNamed } from './begin-export.ts'
import { recordOf } from './exports.ts'

const scheduleOf = (row: ScheduleRow, last: ExportRow | undefined, now: Date): wire.ScheduledExport => ({
  id: row.id,
  name: row.name,
  every: row.every,
  of_period: row.of_period ? 1 : 0,
  created_date: row.created_at,
  next_date: row.next_at,
  last: last ? recordOf(last, now) : null,
})

const list = implement(contract.exports.schedules, {
  handler: async ({ session, now }, { exports, exportSchedules }) => {
    const found = await exportSchedules.ofAdministrator(session.uid)
    const last = await Promise.all(found.map(({ id }) => exports.lastOfSchedule(id)))
    return rows(found.map((row, at) => scheduleOf(row, last[at], now)))
  },
})

/** The list whose call has a name, of those that administrators save as files. */
const listNamed = (name: string): AnyContract => {
  const found = contractNamed(name)
  if (!found || !mayBeExported(found)) throw HttpError.unknown()
  return found
}

const paramsOf = ({ path, params = {} }: AnyContract, given: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
      name === 'json' ? [] : [[name, validate(params[name] ?? wire.id, given[name], `params.${name}`)]],
    ),
  )

const schedule = implement(contract.exports.schedule, {
  handler: async ({ session: { uid, role }, body, now }, { exportSchedules }) => {
    const asked = listNamed(body.list)
    if (!mayMake(asked, role)) throw HttpError.forbidden(msg`Your role may not do this`)
    const { page: _, limit: __, ...filter } = body.filter
    if (asked.filter) validate(asked.filter, filter, 'filter')
    const isByDay = fieldOf(fieldOf(asked.filter, 'entries'), 'from') !== undefined
    const params = paramsOf(asked, body.params)
    const { name, every } = body
    const given = { uid, name, every, params, filter, path: asked.path }
    const kept = await exportSchedules.add({ ...given, of_period: isByDay && body.of_period === 1 }, now)
    if (kept) return one(scheduleOf(kept, undefined, now))
    return refused(
      'TOO_MANY_SCHEDULES',
      msg`You have as many scheduled exports as one administrator may have: stop one first`,
      { most: String(MOST_SCHEDULES) },
    )
  },
})

const stop = implement(contract.exports.stopSchedule, {
  handler: async ({ session, body: { id } }, { exportSchedules }) =>
    (await exportSchedules.stop(session.uid, id)) ? done() : refusalOf({ kind: 'case-unknown' }),
})

/** Lists as files by schedule: begun when they are due (`begin-scheduled.ts`), made and kept as all exports are. */
export const exportScheduleCalls: readonly Call[] = [list, schedule, stop]
