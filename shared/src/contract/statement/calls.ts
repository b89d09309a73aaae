import { declare } from '../call.ts'
import * as wire from '../schemas.ts'

export const kinds = declare({
  method: 'GET',
  path: '/transactions/type/S',
  audience: 'both',
  summary: 'Types of transactions',
  changes: false,
  answer: wire.records(wire.choice),
})

export const states = declare({
  method: 'GET',
  path: '/transactions/status/S',
  audience: 'both',
  summary: 'Where a transaction may stand',
  changes: false,
  answer: wire.records(wire.choice),
})

export const one = declare({
  method: 'GET',
  path: '/transactions/{id}/S',
  audience: 'both',
  summary: 'One transaction; for administrators with their note and the event behind it',
  changes: false,
  answer: wire.records(wire.oneTransaction),
  reads: ['movements'],
})

export const all = declare({
  method: 'GET',
  path: '/transactions/list/S/{json}',
  audience: 'admin',
  summary: 'Statement lines of everybody',
  changes: false,
  filter: wire.adminTransactionFilter,
  answer: wire.paged(wire.adminTransaction),
  reads: ['movements'],
})
