import { forAdmin, forBoth, forUser } from '../call.ts'
import { identityReviewers } from '../roles.ts'
import * as wire from '../schemas.ts'
import { text } from '../words.ts'

export const open = forUser.command({
  path: '/support/open/S',
  summary: 'Asks customer service: a subject, the record it is about, a file',
  body: wire.openSupportBody,
  answer: wire.records(wire.supportResult),
  oneRequestPerKey: true,
})

export const write = forUser.command({
  path: '/support/write/S',
  summary: 'Writes on in a case of the caller’s own, which waits for an answer again',
  refuses: ['CASE_UNKNOWN'],
  body: wire.writeSupportBody,
  answer: wire.records(wire.supportResult),
  oneRequestPerKey: true,
})

export const close = forUser.command({
  path: '/support/close/S',
  summary: 'Closes a case of the caller’s own; writing on opens it again',
  refuses: ['CASE_UNKNOWN'],
  body: wire.closeSupportBody,
  answer: wire.records(wire.supportResult),
  oneRequestPerKey: true,
})

export const answer = forAdmin.command({
  path: '/support/answer/S',
  summary: 'Answers a case, which its member reads and is mailed, and closes it if wanted',
  refuses: ['CASE_UNKNOWN', 'OWN_CASE'],
  body: wire.answerSupportBody,
  answer: wire.records(wire.supportResult),
  roles: identityReviewers,
  oneRequestPerKey: true,
})

export const set = forAdmin.command({
  path: '/support/state/S',
  summary: 'Closes a case without an answer, or opens it again',
  refuses: ['CASE_UNKNOWN', 'OWN_CASE'],
  body: wire.setSupportBody,
  answer: wire.records(wire.supportResult),
  roles: identityReviewers,
  oneRequestPerKey: true,
})

export const assign = forAdmin.command({
  path: '/support/assign/S',
  summary:
    'Assigns a case of customer service to an administrator, or to nobody; never by its own member, nor to them',
  refuses: ['CASE_UNKNOWN', 'OWN_CASE'],
  body: wire.assignSupportBody,
  answer: wire.done,
})

export const note = forAdmin.command({
  path: '/support/note/S',
  summary:
    'Adds a note to a case of customer service, which administrators alone read; it may name some of them',
  refuses: ['CASE_UNKNOWN', 'OWN_CASE'],
  body: wire.noteSupportBody,
  answer: wire.done,
})

export const notes = forAdmin.query({
  path: '/support/notes/{id}/S',
  summary: 'The administrators’ notes of a case of customer service, the oldest first',
  refuses: ['OWN_CASE'],
  whole: true,
  answer: wire.records(wire.caseNote),
})

export const canned = forAdmin.query({
  path: '/support/canned/{id}/S',
  summary:
    'The canned answers that fit a case, filled in for it, in the language of its member where they have one',
  refuses: ['CASE_UNKNOWN'],
  reads: ['catalogue'],
  whole: true,
  answer: wire.records(wire.filledAnswer),
  roles: identityReviewers,
})

export const about = forUser.query({
  path: '/support/about/{reference}/S',
  summary: 'The caller’s own records that have a reference, as a case about it will show them',
  params: { reference: text(200) },
  answer: wire.records(wire.aboutRecord),
  reads: ['movements', 'card_transactions'],
})

export const own = forUser.query({
  path: '/support/user/S/{json}',
  summary: 'The caller’s own cases of customer service, and the state of each',
  filter: wire.ownSupportFilter,
  answer: wire.paged(wire.supportCase),
})

export const list = forAdmin.query({
  path: '/support/list/S/{json}',
  summary: 'Cases of customer service',
  filter: wire.supportFilter,
  answer: wire.paged(wire.adminSupportCase),
})

export const talk = forBoth.query({
  path: '/support/case/{id}/S',
  summary: 'A case of customer service with its messages, for its member and for administrators',
  refuses: ['CASE_UNKNOWN'],
  answer: wire.records(wire.supportTalk),
  reads: ['movements', 'card_transactions'],
})
