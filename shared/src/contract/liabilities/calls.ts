import { forAdmin, forPublic, forUser } from '../call.ts'
import * as refusals from '../refusals.ts'
import { deciders } from '../roles.ts'
import * as wire from '../schemas.ts'

export const proven = forPublic.query({
  path: '/liabilities',
  summary:
    'What the house owes its members by currency, as last proven; the proof’s event stands in the sealed log',
  answer: wire.records(wire.liabilities),
})

export const mine = forUser.query({
  path: '/liabilities/mine/S',
  summary:
    'The caller’s own balances in the last proof of liabilities, with all that is needed to check it elsewhere; none when the proof counts none',
  answer: wire.records(wire.countedBalances),
})

export const standing = forAdmin.query({
  path: '/liabilities/prove/S',
  summary:
    'When the liabilities were last proven, whether another proof is asked for, and how far one has come',
  answer: wire.records(wire.liabilitiesStanding),
})

export const proveNow = forAdmin.command({
  path: '/liabilities/prove/S',
  summary:
    'Asks the workers to prove the liabilities now. While a proof is awaited, asking again adds nothing',
  answer: wire.records(wire.liabilitiesStanding),
  roles: deciders,
})

export const holdings = forPublic.query({
  path: '/holdings',
  summary:
    'What the house holds, place by place, as its finance staff stated it or its custody reported it, with day and evidence',
  whole: true,
  answer: wire.records(wire.holding),
  reads: ['holdings'],
})

export const statedHoldings = forAdmin.query({
  path: '/holdings/list/S',
  summary: 'What the house holds, place by place, with the file that shows it and who stated it',
  whole: true,
  answer: wire.records(wire.statedHolding),
  reads: ['holdings'],
})

export const stateHolding = forAdmin.command({
  path: '/holdings/S',
  summary:
    'Proposes what is held on an address or a bank account, on a day, with evidence; with an id, in place of what was stated of it before. A second administrator decides',
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

export const withdrawHolding = forAdmin.command({
  path: '/holdings/withdraw/S',
  summary: 'Proposes to take a holding out of what is shown, with a reason. A second administrator decides',
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

export const custodyStanding = forAdmin.query({
  path: '/holdings/custody/S',
  summary: 'When the custody last reported what it holds, and how the last try to hear it went',
  answer: wire.records(wire.custodyStanding),
})

export const askCustody = forAdmin.command({
  path: '/holdings/custody/S',
  summary:
    'Asks the workers to hear from the custody what it holds, now. While that is awaited, asking again adds nothing',
  refuses: ['CUSTODY_MISSING'],
  answer: wire.records(wire.custodyStanding),
  roles: deciders,
})

export const compared = forPublic.query({
  path: '/liabilities/compared',
  summary: 'By currency: what members are owed as last proven, beside what the house states to hold',
  whole: true,
  answer: wire.records(wire.comparedCurrency),
  reads: ['holdings'],
})
