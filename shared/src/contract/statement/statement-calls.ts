import { forUser } from '../call.ts'
import * as wire from '../schemas.ts'

export const ask = forUser.command({
  path: '/statements/S',
  summary:
    'Asks for a statement of the caller’s account over some days, or a confirmation of its balances as of a day; the workers make it',
  oneRequestPerKey: true,
  body: wire.accountStatementBody,
  answer: wire.records(wire.askedStatement),
})

export const list = forUser.query({
  path: '/statements/S',
  summary: 'The caller’s statements and confirmations, the newest first, with the SHA-256 of their files',
  whole: true,
  answer: wire.records(wire.accountStatement),
})

export const file = forUser.query({
  path: '/statements/{id}/{format}/S',
  summary: 'A file of one of the caller’s statements, as it was made: a PDF, or a CSV file',
  params: { format: wire.paperFormat },
  answer: wire.done,
})

export const monthly = forUser.query({
  path: '/statements/monthly/S',
  summary: 'Whether the caller gets the statement of each month by e-mail, and the month of the next one',
  answer: wire.records(wire.monthlyStatement),
})

export const setMonthly = forUser.command({
  path: '/statements/monthly/S',
  summary: 'Switches the statement of each month by e-mail on or off. Repeating it has no effect.',
  body: wire.monthlyStatementBody,
  answer: wire.done,
})
