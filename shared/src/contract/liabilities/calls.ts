import { declare } from '../call.ts'
import * as wire from '../schemas.ts'

export const proven = declare({
  method: 'GET',
  path: '/liabilities',
  audience: 'public',
  summary:
    'What the house owes its members by currency, as last proven; the proof’s event stands in the sealed log',
  changes: false,
  answer: wire.records(wire.liabilities),
})

export const mine = declare({
  method: 'GET',
  path: '/liabilities/mine/S',
  audience: 'user',
  summary:
    'The caller’s own balances in the last proof of liabilities, with all that is needed to check it elsewhere; none when the proof counts none',
  changes: false,
  answer: wire.records(wire.countedBalances),
})
