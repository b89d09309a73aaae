import { command, query } from '../call.ts'
import { identityReviewers } from '../roles.ts'
import * as wire from '../schemas.ts'

export const open = command({
  path: '/support/open/S',
  audience: 'user',
  summary: 'Asks customer service: a subject, the record it is about, a file',
  body: wire.openSupportBody,
  answer: wire.records(wire.supportResult),
  oneRequestPerKey: true,
})

export const write = command({
  path: '/support/write/S',
  audience: 'user',
  summary: 'Writes on in a case of the caller’s own, which waits for an answer again',
  refuses: ['CASE_UNKNOWN'],
  body: wire.writeSupportBody,
  answer: wire.records(wire.supportResult),
  oneRequestPerKey: true,
})

export const answer = command({
  path: '/support/answer/S',
  audience: 'admin',
  summary: 'Answers a case, which its member reads and is mailed, and closes it if wanted',
  refuses: ['CASE_UNKNOWN', 'OWN_CASE'],
  body: wire.answerSupportBody,
  answer: wire.records(wire.supportResult),
  roles: identityReviewers,
  oneRequestPerKey: true,
})

export const own = query({
  path: '/support/user/S/{json}',
  audience: 'user',
  summary: 'The caller’s own cases of customer service, and the state of each',
  filter: wire.ownSupportFilter,
  answer: wire.paged(wire.supportCase),
})

export const list = query({
  path: '/support/list/S/{json}',
  audience: 'admin',
  summary: 'Cases of customer service',
  filter: wire.supportFilter,
  answer: wire.paged(wire.supportCase),
})

export const talk = query({
  path: '/support/case/{id}/S',
  audience: 'both',
  summary: 'A case of customer service with its messages, for its member and for administrators',
  refuses: ['CASE_UNKNOWN'],
  answer: wire.records(wire.supportTalk),
})
