import { declare } from '../call.ts'
import { deciders, figureReaders } from '../roles.ts'
import * as wire from '../schemas.ts'

export const trialBalance = declare({
  method: 'GET',
  path: '/finance/trialbalance/S/{json}',
  audience: 'admin',
  summary: 'Every account of the books by currency, debit and credit, as of an event of the log or a moment',
  changes: false,
  filter: wire.trialBalanceFilter,
  answer: wire.records(wire.trialBalance),
  roles: figureReaders,
  reads: ['postings', 'periods'],
})

export const postings = declare({
  method: 'GET',
  path: '/finance/postings/S/{json}',
  audience: 'admin',
  summary: 'The legs of events that a figure of the books is made of',
  changes: false,
  filter: wire.postingFilter,
  answer: wire.paged(wire.posting),
  roles: figureReaders,
  reads: ['postings', 'events', 'periods'],
})

export const journal = declare({
  method: 'GET',
  path: '/finance/journal/S/{json}',
  audience: 'admin',
  summary: 'The books of a range as a journal for hledger or Beancount, or as CSV or NDJSON: a file',
  changes: false,
  filter: wire.journalFilter,
  answer: wire.done,
  roles: figureReaders,
})

export const totalAssets = declare({
  method: 'GET',
  path: '/finance/totalassets/S',
  audience: 'admin',
  summary: 'The holdings of all members and of the house by currency, with an estimate in USDC',
  changes: false,
  answer: wire.records(wire.totalAssets),
  roles: figureReaders,
  reads: ['balances'],
})

export const income = declare({
  method: 'GET',
  path: '/finance/income/S/{json}',
  audience: 'admin',
  summary: 'Fees, interest and bonuses by kind, and the house’s position in each currency, of days (UTC)',
  changes: false,
  filter: wire.incomeFilter,
  answer: wire.records(wire.income),
  roles: figureReaders,
  reads: ['postings'],
})

export const periods = declare({
  method: 'GET',
  path: '/finance/periods/S',
  audience: 'admin',
  summary: 'The months of the books (UTC), open and closed, the newest first',
  changes: false,
  answer: wire.records(wire.period),
  roles: figureReaders,
  reads: ['postings', 'periods', 'events'],
})

export const closePeriod = declare({
  method: 'POST',
  path: '/finance/periods/close/S',
  audience: 'admin',
  summary:
    'Closes a month that is over: its trial balance can be shown again for ever, and later entries are marked',
  changes: true,
  body: wire.closePeriodBody,
  answer: wire.records(wire.period),
  roles: deciders,
})
