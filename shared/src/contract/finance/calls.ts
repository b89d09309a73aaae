import { forAdmin } from '../call.ts'
import * as refusals from '../refusals.ts'
import { deciders, figureReaders } from '../roles.ts'
import * as wire from '../schemas.ts'

export const trialBalance = forAdmin.query({
  path: '/finance/trialbalance/S/{json}',
  summary: 'Every account of the books by currency, debit and credit, as of an event of the log or a moment',
  filter: wire.trialBalanceFilter,
  answer: wire.records(wire.trialBalance),
  roles: figureReaders,
  reads: ['postings', 'periods'],
})

export const trialBalanceCsv = forAdmin.query({
  path: '/finance/trialbalance/csv/S/{json}',
  summary: 'The same trial balance as a CSV file: a line for each account and currency, with its class',
  filter: wire.trialBalanceFilter,
  answer: wire.done,
  roles: figureReaders,
  reads: ['postings', 'periods'],
})

export const postings = forAdmin.query({
  path: '/finance/postings/S/{json}',
  summary: 'The legs of events that a figure of the books is made of',
  filter: wire.postingFilter,
  answer: wire.paged(wire.posting),
  roles: figureReaders,
  reads: ['postings', 'events', 'periods'],
})

export const journal = forAdmin.query({
  path: '/finance/journal/S/{json}',
  summary: 'The books of a range as a journal for hledger or Beancount, or as CSV or NDJSON: a file',
  filter: wire.journalFilter,
  answer: wire.done,
  roles: figureReaders,
})

export const totalAssets = forAdmin.query({
  path: '/finance/totalassets/S',
  summary: 'The holdings of all members and of the house by currency, with an estimate in USDC',
  answer: wire.records(wire.totalAssets),
  roles: figureReaders,
  reads: ['balances'],
})

export const assetHistory = forAdmin.query({
  path: '/finance/assethistory/S/{json}',
  summary:
    'The holdings of all members and of the house at the end of each day (UTC), by currency and in USDC',
  filter: wire.daysFilter,
  answer: wire.records(wire.assetHistory),
  roles: figureReaders,
  reads: ['postings', 'snapshots'],
})

export const flows = forAdmin.query({
  path: '/finance/flows/S/{json}',
  summary: 'Money that came in and went out by banks, FPS, chains, cards and adjustments, day by day (UTC)',
  filter: wire.daysFilter,
  answer: wire.records(wire.moneyFlows),
  roles: figureReaders,
  reads: ['postings', 'snapshots'],
})

export const income = forAdmin.query({
  path: '/finance/income/S/{json}',
  summary: 'Fees, interest and bonuses by kind, and the house’s position in each currency, of days (UTC)',
  filter: wire.incomeFilter,
  answer: wire.records(wire.income),
  roles: figureReaders,
  reads: ['postings'],
})

export const periods = forAdmin.query({
  path: '/finance/periods/S',
  summary: 'The months of the books (UTC), open and closed, the newest first',
  answer: wire.records(wire.period),
  roles: figureReaders,
  reads: ['postings', 'periods', 'events'],
})

export const closePeriod = forAdmin.command({
  path: '/finance/periods/close/S',
  summary:
    'Closes the oldest month that is over and open, which waits for a second administrator: its trial balance can be shown again for ever, and later entries are marked',
  refuses: [...refusals.proposing, 'BOOKS_BEHIND', 'PERIOD_CLOSED', 'PERIOD_NOT_NEXT', 'PERIOD_NOT_OVER'],
  body: wire.closePeriodBody,
  answer: wire.records(wire.period),
  roles: deciders,
})

export const statementSources = forAdmin.query({
  path: '/finance/statementsources/S',
  summary: 'The sources of statements from outside, with their columns and rules of matching',
  whole: true,
  answer: wire.records(wire.statementSource),
  roles: figureReaders,
})

export const saveStatementSource = forAdmin.command({
  path: '/finance/statementsources/S',
  summary: 'Saves a source of statements: its account of the books, format, columns and rules',
  refuses: ['CURRENCY_NOT_OFFERED'],
  body: wire.statementSourceBody,
  answer: wire.records(wire.savedSource),
  roles: deciders,
})

export const proposeMapping = forAdmin.preview({
  path: '/finance/statementsources/propose/S',
  summary:
    'How the beginning of a file would be taken in, by given columns or by those that it seems to have, with what only a person can tell',
  body: wire.proposeMappingBody,
  answer: wire.records(wire.proposedMapping),
  roles: deciders,
})

export const statements = forAdmin.query({
  path: '/finance/statements/S/{json}',
  summary: 'Statements from outside, with how many of their lines are matched, open or differ',
  filter: wire.statementFilter,
  answer: wire.paged(wire.statement),
  roles: figureReaders,
})

export const addStatement = forAdmin.command({
  path: '/finance/statements/S',
  summary: 'Takes the file of a statement in, once; the workers read it and match it with the books',
  takesLong: true,
  refuses: ['STATEMENT_TAKEN_IN'],
  body: wire.statementBody,
  answer: wire.records(wire.savedSource),
  maxBodyBytes: wire.statementFileLimits.bytes + 8 * 1024 * 1024,
  roles: deciders,
})

export const statement = forAdmin.query({
  path: '/finance/statement/{id}/S',
  summary: 'One statement: its days, counts, rules, progress or problems, and whether it is as it was signed',
  answer: wire.records(wire.statementDetail),
  roles: figureReaders,
})

export const statementItems = forAdmin.query({
  path: '/finance/statementitems/S/{json}',
  summary: 'Lines of statements and the entries of the books beside them: open, matched, or differing',
  filter: wire.statementItemFilter,
  answer: wire.paged(wire.statementItem),
  roles: figureReaders,
  reads: ['adjustments', 'proposals'],
})

const ofStatement = {
  answer: wire.done,
  roles: deciders,
} as const

export const rematchStatement = forAdmin.command({
  ...ofStatement,
  path: '/finance/statements/rematch/S',
  summary: 'Matches a statement again by its source’s rules of now; matches by hand stay',
  refuses: ['STATEMENT_NOT_READY', 'STATEMENT_SIGNED'],
  body: wire.statementIdBody,
})

export const matchItems = forAdmin.command({
  ...ofStatement,
  path: '/finance/statements/match/S',
  summary: 'Matches lines and entries by hand: what they come to has to agree',
  refuses: ['ITEM_NOT_OPEN', 'MATCH_DIFFERS', 'STATEMENT_NOT_READY', 'STATEMENT_SIGNED'],
  body: wire.matchItemsBody,
})

export const unmatchItems = forAdmin.command({
  ...ofStatement,
  path: '/finance/statements/unmatch/S',
  summary: 'Opens a match again',
  refuses: ['ITEM_NOT_OPEN', 'STATEMENT_NOT_READY', 'STATEMENT_SIGNED'],
  body: wire.unmatchBody,
})

export const noteItem = forAdmin.command({
  ...ofStatement,
  path: '/finance/statements/note/S',
  summary: 'Notes beside an item why it is open, and who looks into it',
  refuses: ['ITEM_NOT_OPEN', 'STATEMENT_NOT_READY', 'STATEMENT_SIGNED'],
  body: wire.itemNoteBody,
})

export const correctItem = forAdmin.command({
  ...ofStatement,
  path: '/finance/statements/correct/S',
  summary:
    'Proposes the entry that corrects an open item, on a member’s wallet; a second administrator approves it',
  refuses: [
    ...refusals.proposing,
    'ALREADY_DECIDED',
    'AMOUNT_NOT_POSITIVE',
    'CURRENCY_NOT_OFFERED',
    'INSUFFICIENT_FUNDS',
    'ITEM_NOT_OPEN',
    'OWN_CASE',
    'REASON_MISSING',
    'RECEIVER_UNKNOWN',
    'STATEMENT_NOT_READY',
    'STATEMENT_SIGNED',
    'TOO_MANY_PLACES',
  ],
  body: wire.correctItemBody,
  answer: wire.records(wire.reviewResult),
})

export const bookItem = forAdmin.command({
  ...ofStatement,
  path: '/finance/statements/book/S',
  summary:
    'Proposes the entry that an open item asks for, between the statement’s account and another of the house; a second administrator approves it',
  refuses: [
    ...refusals.proposing,
    'ALREADY_DECIDED',
    'AMOUNT_NOT_POSITIVE',
    'CURRENCY_NOT_OFFERED',
    'ITEM_NOT_OPEN',
    'REASON_MISSING',
    'SAME_ACCOUNT',
    'STATEMENT_NOT_READY',
    'STATEMENT_SIGNED',
    'TOO_MANY_PLACES',
  ],
  body: wire.bookItemBody,
})

export const signStatement = forAdmin.command({
  ...ofStatement,
  path: '/finance/statements/sign/S',
  summary: 'Signs a statement’s reconciliation off: its result is an event under the seal of the log',
  refuses: ['ITEMS_UNEXPLAINED', 'REASON_MISSING', 'STATEMENT_NOT_READY', 'STATEMENT_SIGNED'],
  body: wire.statementIdBody,
})
