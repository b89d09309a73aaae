import { forUser } from '../call.ts'
import * as wire from '../schemas.ts'

export const askOwnData = forUser.command({
  path: '/user/data/S',
  summary:
    'Asks for a copy of all data that is kept of the caller, proven by the password; the workers make it, and a waiting one is the same',
  refuses: ['WRONG_PASSWORD'],
  body: wire.ownDataBody,
  answer: wire.records(wire.askedOwnData),
})

export const ownData = forUser.query({
  path: '/user/data/S',
  summary: 'The copies of the caller’s data, the newest first; each is kept for 7 days',
  whole: true,
  answer: wire.records(wire.ownData),
})

export const ownDataFile = forUser.query({
  path: '/user/data/{id}/S',
  summary: 'A copy of the caller’s data as a ZIP archive of JSON and CSV files',
  refuses: ['EXPORT_GONE'],
  answer: wire.done,
})
