import { declare, forAdmin } from '../call.ts'
import * as wire from '../schemas.ts'

export const list = forAdmin.query({
  path: '/exports/S',
  summary:
    'The caller’s exports, the newest first: lists of more than 10,000 rows as CSV files, and how far each is made',
  whole: true,
  answer: wire.records(wire.exportRecord),
})

export const file = forAdmin.query({
  path: '/exports/{id}/file/S',
  summary: 'The CSV file of one of the caller’s exports',
  refuses: ['EXPORT_GONE'],
  answer: wire.done,
})

export const remove = declare({
  method: 'DELETE',
  path: '/exports/{id}/S',
  audience: 'user',
  summary: 'Removes one of the caller’s exports with its file, or stops the making of it',
  changes: true,
  answer: wire.done,
})

export const schedules = forAdmin.query({
  path: '/exports/schedules/S',
  summary: 'The caller’s scheduled exports, with the newest file of each and when the next is due',
  whole: true,
  answer: wire.records(wire.scheduledExport),
})

export const schedule = forAdmin.preview({
  path: '/exports/schedules/S',
  summary: 'Saves a list under a filter, to be made as a CSV file after each day, week or month',
  refuses: ['TOO_MANY_SCHEDULES'],
  body: wire.scheduleExportBody,
  answer: wire.records(wire.scheduledExport),
})

export const stopSchedule = forAdmin.preview({
  path: '/exports/schedules/stop/S',
  summary: 'Stops one of the caller’s scheduled exports. Files that are made stay until they expire',
  refuses: ['CASE_UNKNOWN'],
  body: wire.idBody,
  answer: wire.done,
})
