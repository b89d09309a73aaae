import { declare, forAdmin } from '../call.ts'
import * as refusals from '../refusals.ts'
import { deciders, figureReaders } from '../roles.ts'
import * as wire from '../schemas.ts'

export const allTransactions = forAdmin.query({
  path: '/usercardtransactions/adminlist/S/{json}',
  summary: 'Lines of all cards',
  valueNames: { type: wire.cardTypeNames },
  filter: wire.adminCardTransactionFilter,
  answer: wire.paged(wire.adminCardTransaction),
  reads: ['card_transactions'],
})

export const importSpend = forAdmin.command({
  path: '/logcards/saveSpendLog/S',
  summary:
    'Books a purchase or a credit, or a CSV file of them: all of it or nothing; dryRun only looks; a file of more than 10,000 rows is begun',
  refuses: [
    ...refusals.proposing,
    'AMOUNT_NOT_POSITIVE',
    'CARD_MISSING',
    'IMPORT_OVERTAKEN',
    'IMPORT_REFUSED',
    'TOO_MANY_PLACES',
  ],
  body: wire.spendLogBody,
  csvFile: true,
  answer: wire.records(wire.cardImport),
  maxBodyBytes: wire.cardFileLimits.bytes + 1024 * 1024,
  roles: deciders,
})

export const importLogs = forAdmin.command({
  path: '/logcards/add/S',
  summary: 'Books a spend, a fee of the network or a bonus, or a CSV file of them: all of it or nothing',
  refuses: [
    ...refusals.proposing,
    'AMOUNT_NOT_POSITIVE',
    'CARD_MISSING',
    'IMPORT_OVERTAKEN',
    'IMPORT_REFUSED',
    'TOO_MANY_PLACES',
  ],
  body: wire.cardLogBody,
  csvFile: true,
  answer: wire.records(wire.cardImport),
  maxBodyBytes: wire.cardFileLimits.bytes + 1024 * 1024,
  roles: deciders,
})

export const importProgress = forAdmin.query({
  path: '/logcards/import/{id}/S',
  summary: 'How far the booking of a large file of card logs is',
  answer: wire.records(wire.cardImportProgress),
  roles: figureReaders,
})

export const imports = forAdmin.query({
  path: '/logcards/imports/S/{json}',
  summary: 'Large files of card logs: how far each is, and how it ended',
  filter: wire.cardImportFilter,
  answer: wire.paged(wire.cardImportRecord),
  roles: figureReaders,
  reads: ['card_imports'],
})

export const reverseLog = declare({
  method: 'DELETE',
  path: '/logcards/{id}/S',
  audience: 'admin',
  summary: 'Reverses a card log, once, with a reason if there is one',
  changes: true,
  refuses: [
    ...refusals.proposing,
    'ALREADY_REVERSED',
    'CASE_UNKNOWN',
    'INSUFFICIENT_FUNDS',
    'OWN_CASE',
    'REASON_MISSING',
  ],
  body: wire.reverseCardLogBody,
  answer: wire.done,
  roles: deciders,
})

export const log = forAdmin.query({
  path: '/logcards/{id}/S',
  summary: 'One line of a card, with what is personal about it',
  answer: wire.records(wire.adminCardTransaction),
  reads: ['card_transactions'],
})

export const logs = forAdmin.query({
  path: '/logcards/consumeListByAdmin/S/{json}',
  summary: 'Card lines that the network has settled',
  valueNames: { type: wire.cardTypeNames },
  filter: wire.adminCardTransactionFilter,
  answer: wire.paged(wire.adminCardTransaction),
  reads: ['card_transactions'],
})
