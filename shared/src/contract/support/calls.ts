import { declare } from '../call.ts'
import { identityReviewers } from '../roles.ts'
import * as wire from '../schemas.ts'

export const open = declare({
  method: 'POST',
  path: '/support/open/S',
  audience: 'user',
  summary: 'Asks customer service: a subject, the record it is about, a file',
  changes: true,
  body: wire.openSupportBody,
  answer: wire.records(wire.supportResult),
  oneRequestPerKey: true,
})

export const write = declare({
  method: 'POST',
  path: '/support/write/S',
  audience: 'user',
  summary: 'Writes on in a case of the caller’s own, which waits for an answer again',
  changes: true,
  refuses: ['CASE_UNKNOWN'],
  body: wire.writeSupportBody,
  answer: wire.records(wire.supportResult),
  oneRequestPerKey: true,
})

export const answer = declare({
  method: 'POST',
  path: '/support/answer/S',
  audience: 'admin',
  summary: 'Answers a case, which its member reads and is mailed, and closes it if wanted',
  changes: true,
  refuses: ['CASE_UNKNOWN', 'OWN_CASE'],
  body: wire.answerSupportBody,
  answer: wire.records(wire.supportResult),
  roles: identityReviewers,
  oneRequestPerKey: true,
})

export const own = declare({
  method: 'GET',
  path: '/support/user/S/{json}',
  audience: 'user',
  summary: 'The caller’s own cases of customer service, and the state of each',
  changes: false,
  filter: wire.ownSupportFilter,
  answer: wire.paged(wire.supportCase),
})

export const list = declare({
  method: 'GET',
  path: '/support/list/S/{json}',
  audience: 'admin',
  summary: 'Cases of customer service',
  changes: false,
  filter: wire.supportFilter,
  answer: wire.paged(wire.supportCase),
})

export const talk = declare({
  method: 'GET',
  path: '/support/case/{id}/S',
  audience: 'both',
  summary: 'A case of customer service with its messages, for its member and for administrators',
  changes: false,
  refuses: ['CASE_UNKNOWN'],
  answer: wire.records(wire.supportTalk),
})
