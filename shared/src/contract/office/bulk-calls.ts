import { forAdmin } from '../call.ts'
import * as wire from '../schemas.ts'
import { inbox } from './inbox-calls.ts'

export const decideInBulk = forAdmin.command({
  path: '/office/bulk/S',
  summary:
    'Has the workers decide many cases of one kind, each by the same command, rules and policy as a single one, in the caller’s name',
  refuses: ['CASE_UNKNOWN', 'PROOF_NEEDED'],
  body: wire.bulkBody,
  answer: wire.records(wire.bulkStarted),
})

export const stopBulk = forAdmin.command({
  path: '/office/bulk/stop/S',
  summary: 'Stops a bulk job before its next row; what was decided stays decided',
  refuses: ['ALREADY_DECIDED'],
  body: wire.idBody,
  answer: wire.done,
})

export const bulkSums = forAdmin.query({
  path: '/office/bulk/sums/S/{json}',
  summary: 'What the waiting cases of a kind and filter come to by currency, before they are decided in bulk',
  filter: wire.bulkSumsFilter,
  answer: wire.records(wire.bulkSum),
  reads: inbox.reads,
})

export const bulkJobs = forAdmin.query({
  path: '/office/bulk/list/S/{json}',
  summary: 'Bulk jobs and how far each has come',
  filter: wire.bulkFilter,
  answer: wire.paged(wire.bulkJob),
})

export const bulkRows = forAdmin.query({
  path: '/office/bulk/rows/{id}/S/{json}',
  summary: 'The rows of a bulk job, each with what became of it',
  filter: wire.bulkRowFilter,
  answer: wire.paged(wire.bulkRow),
})
