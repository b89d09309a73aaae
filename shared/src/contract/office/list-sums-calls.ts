import { forAdmin } from '../call.ts'
import * as wire from '../schemas.ts'
import { home } from './home-calls.ts'

export const listSums = forAdmin.query({
  path: '/office/sums/{list}/S/{json}',
  summary: 'What the rows of a list under a filter come to by currency, on all of its pages',
  params: { list: wire.summedList },
  filter: wire.listSumsFilter,
  answer: wire.records(wire.listSum),
  reads: [...home.reads, 'circle_deposits', 'fixed_deposits', 'trades', 'quick_pays', 'movements', 'swaps'],
})
