import { declare } from '../call.ts'
import * as refusals from '../refusals.ts'
import { deciders } from '../roles.ts'
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

export const standing = declare({
  method: 'GET',
  path: '/liabilities/prove/S',
  audience: 'admin',
  summary:
    'When the liabilities were last proven, whether another proof is asked for, and how far one has come',
  changes: false,
  answer: wire.records(wire.liabilitiesStanding),
})

export const proveNow = declare({
  method: 'POST',
  path: '/liabilities/prove/S',
  audience: 'admin',
  summary:
    'Asks the workers to prove the liabilities now. While a proof is awaited, asking again adds nothing',
  changes: true,
  answer: wire.records(wire.liabilitiesStanding),
  roles: deciders,
})

export const holdings = declare({
  method: 'GET',
  path: '/holdings',
  audience: 'public',
  summary:
    'What the house holds, place by place, as its finance staff stated it or its custody reported it, with day and evidence',
  changes: false,
  whole: true,
  answer: wire.records(wire.holding),
  reads: ['holdings'],
})

export const statedHoldings = declare({
  method: 'GET',
  path: '/holdings/list/S',
  audience: 'admin',
  summary: 'What the house holds, place by place, with the file that shows it and who stated it',
  changes: false,
  whole: true,
  answer: wire.records(wire.statedHolding),
  reads: ['holdings'],
})

export const stateHolding = declare({
  method: 'POST',
  path: '/holdings/S',
  audience: 'admin',
  summary:
    'Proposes what is held on an address or a bank account, on a day, with evidence; with an id, in place of what was stated of it before. A second administrator decides',
  changes: true,
  refuses: [
    ...refusals.proposing,
    'AMOUNT_NOT_POSITIVE',
    'CASE_UNKNOWN',
    'CURRENCY_NOT_OFFERED',
    'ENTRY_CHANGED',
    'HOLDING_REPORTED',
    'REASON_MISSING',
    'TOO_MANY_PLACES',
  ],
  body: wire.stateHoldingBody,
  answer: wire.records(wire.holdingChange),
  roles: deciders,
  oneRequestPerKey: true,
})

export const withdrawHolding = declare({
  method: 'POST',
  path: '/holdings/withdraw/S',
  audience: 'admin',
  summary: 'Proposes to take a holding out of what is shown, with a reason. A second administrator decides',
  changes: true,
  refuses: [
    ...refusals.proposing,
    'AMOUNT_NOT_POSITIVE',
    'CASE_UNKNOWN',
    'CURRENCY_NOT_OFFERED',
    'ENTRY_CHANGED',
    'HOLDING_REPORTED',
    'REASON_MISSING',
    'TOO_MANY_PLACES',
  ],
  body: wire.withdrawHoldingBody,
  answer: wire.records(wire.holdingChange),
  roles: deciders,
})

export const custodyStanding = declare({
  method: 'GET',
  path: '/holdings/custody/S',
  audience: 'admin',
  summary: 'When the custody last reported what it holds, and how the last try to hear it went',
  changes: false,
  answer: wire.records(wire.custodyStanding),
})

export const askCustody = declare({
  method: 'POST',
  path: '/holdings/custody/S',
  audience: 'admin',
  summary:
    'Asks the workers to hear from the custody what it holds, now. While that is awaited, asking again adds nothing',
  changes: true,
  refuses: ['CUSTODY_MISSING'],
  answer: wire.records(wire.custodyStanding),
  roles: deciders,
})

export const compared = declare({
  method: 'GET',
  path: '/liabilities/compared',
  audience: 'public',
  summary: 'By currency: what members are owed as last proven, beside what the house states to hold',
  changes: false,
  whole: true,
  answer: wire.records(wire.comparedCurrency),
  reads: ['holdings'],
})
