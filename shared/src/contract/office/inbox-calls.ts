import { forAdmin } from '../call.ts'
import * as wire from '../schemas.ts'
import { home } from './home-calls.ts'

export const inbox = forAdmin.query({
  path: '/office/inbox/S/{json}',
  summary: 'Cases of every kind that wait, in one list, with their assignment and how many notes they have',
  filter: wire.inboxFilter,
  answer: wire.paged(wire.inboxCase),
  reads: home.reads,
})

export const assignCase = forAdmin.command({
  path: '/office/inbox/assign/S',
  summary:
    'Assigns a case that waits to an administrator, or to nobody. Who is assigned decides nothing about who may decide',
  refuses: ['CASE_UNKNOWN', 'OWN_CASE'],
  body: wire.assignCaseBody,
  answer: wire.done,
})

export const noteCase = forAdmin.command({
  path: '/office/inbox/note/S',
  summary: 'Adds a note to a case, for administrators; it may name some of them',
  refuses: ['CASE_UNKNOWN', 'OWN_CASE'],
  body: wire.noteCaseBody,
  answer: wire.done,
})

export const caseNotes = forAdmin.query({
  path: '/office/inbox/notes/{kind}/{id}/S',
  summary: 'The notes of a case, the oldest first',
  params: { kind: wire.caseKind },
  whole: true,
  answer: wire.records(wire.caseNote),
})

export const caseHistory = forAdmin.query({
  path: '/office/cases/history/{id}/S',
  summary:
    'The events of a case of any kind, decided or not, the oldest first: what happened, when, by whom and why',
  params: { id: wire.id },
  whole: true,
  answer: wire.records(wire.caseEvent),
  reads: ['case_events', 'events'],
})

export const memberCases = forAdmin.query({
  path: '/office/cases/member/{uid}/S',
  summary:
    'The last cases of a member over all kinds but proposals, waiting or decided, the newest first; at most six',
  params: { uid: wire.uid },
  whole: true,
  answer: wire.records(wire.memberCase),
  reads: home.reads,
})

export const administrators = forAdmin.query({
  path: '/office/administrators/S',
  summary: 'The administrators whose accounts are enabled, to assign cases to and to name in notes',
  whole: true,
  answer: wire.records(wire.administrator),
})
