import { declare, forAdmin, forBoth, forUser } from '../call.ts'
import * as wire from '../schemas.ts'
import { mailed, mailedAny } from './mailed.ts'

export const kinds = forBoth.query({
  path: '/transactions/type/S',
  summary: 'Types of transactions',
  whole: true,
  answer: wire.records(wire.choice),
})

export const states = forBoth.query({
  path: '/transactions/status/S',
  summary: 'Where a transaction may stand',
  whole: true,
  answer: wire.records(wire.choice),
})

export const one = forBoth.query({
  path: '/transactions/{id}/S',
  summary:
    'One transaction, with what became of it; for administrators with their note and the event behind it',
  answer: wire.records(wire.oneTransaction),
  reads: ['movements', 'events', 'money_requests'],
})

export const noteOwn = declare({
  method: 'PUT',
  path: '/transactions/{id}/note/S',
  audience: 'user',
  summary:
    'Keeps the caller’s own note beside a transaction, for nobody else to read; an empty one takes it away',
  changes: true,
  body: wire.ownNoteBody,
  answer: wire.done,
})

export const all = forAdmin.query({
  path: '/transactions/list/S/{json}',
  summary: 'Statement lines of all members',
  filter: wire.adminTransactionFilter,
  answer: wire.paged(wire.adminTransaction),
  reads: ['movements'],
})

const ofOwner = {
  owner: 'id',
  params: { id: wire.uidOrAll },
  filter: wire.transactionFilter,
  reads: ['movements'],
  answer: wire.paged(wire.ownTransaction),
} as const
export const ofMember = forBoth.query({
  ...ofOwner,
  path: '/usertransactions/list/{id}/S/{json}',
  summary: 'A member’s statement',
  records: 'transactions',
})
export const usdOfMember = forBoth.query({
  ...ofOwner,
  filter: wire.usdTransactionFilter,
  path: '/usertransactions/usdList/{id}/S/{json}',
  summary: 'The statement of a member’s USD account',
  records: 'usd-transactions',
})

export const monthFlows = forUser.query({
  path: '/transactions/months/S/{json}',
  summary:
    'What came to the caller and went from them in a month, by kind and currency, beside the month before; totals in USDC',
  filter: wire.monthFlowsFilter,
  answer: wire.records(wire.monthFlows),
  reads: ['movements', 'card_transactions', 'catalogue'],
})

export const budgets = forUser.query({
  path: '/user/budgets/S/{json}',
  summary:
    'The caller’s budgets in a month, by kind of spending, and the amount spent of each, in its own currency',
  filter: wire.monthFlowsFilter,
  answer: wire.records(wire.budgetMonth),
  reads: ['movements', 'card_transactions', 'catalogue'],
})

export const saveBudget = forUser.command({
  path: '/user/budgets/S',
  summary: 'Plans an amount for a kind of spending in each month. A kind has one budget.',
  refuses: ['CURRENCY_NOT_OFFERED', 'NO_ESTIMATE', 'TOO_MANY_PLACES'],
  body: wire.budgetBody,
  answer: wire.done,
})

export const removeBudget = forUser.command({
  path: '/user/budgets/remove/S',
  summary: 'Takes away a budget. Repeating it has no effect.',
  body: wire.removeBudgetBody,
  answer: wire.done,
})

export const budgetNotices = forUser.query({
  path: '/user/budgets/notices/S',
  summary: 'The budgets of which the caller was told that 80 or 100 percent is spent, the newest first',
  whole: true,
  answer: wire.records(wire.budgetNotice),
})

const note = {
  audience: 'admin',
  summary: 'Notes something beside a transaction, for administrators to read',
  changes: true,
  body: wire.annotateBody,
  loaded: wire.loadedTransaction,
  answer: wire.done,
} as const
export const annotate = declare({
  ...note,
  method: 'POST',
  path: '/transactions/edit/S',
})
/** The catalogue of calls names the same call twice. */
export const putNote = declare({
  ...note,
  method: 'PUT',
  path: '/transactions/S',
})

/** Waits for the read models of every list it may mail: the API adds them. */
export const mailRecords = declare({
  ...mailedAny,
  path: '/transactions/sendUserRecordToEmail/S/{json}',
  summary: 'Sends any of the caller’s records by e-mail, as a CSV file; filtered as their list is',
  refuses: ['TOO_MANY_RECORDS'],
  filter: wire.mailedRecordsFilter,
})
export const mail = declare({
  ...mailed('transactions'),
  path: '/transactions/sendDataToEmail/S/{json}',
  refuses: ['TOO_MANY_RECORDS'],
  filter: ofMember.filter,
  reads: ofMember.reads,
})
export const mailUsd = declare({
  ...mailed('usd-transactions'),
  path: '/transactions/sendUsdDataToEmail/S/{json}',
  refuses: ['TOO_MANY_RECORDS'],
  filter: usdOfMember.filter,
  reads: usdOfMember.reads,
})
