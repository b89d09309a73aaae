import { callForOne, sendForm } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { queryOf } from '../../../client/query-of.ts'

/** Answers a case; the member reads the answer and is mailed it. */
export const answerSupport = (body: Body<'support.answer'>, attempt: string) =>
  callForOne('support.answer', { body, attempt })

/** Closes a case without an answer, or opens it again. */
export const setSupport = (body: Body<'support.set'>, attempt: string) =>
  callForOne('support.set', { body, attempt })

/** Assigns a case to an administrator, or to none. */
export const assignSupport = (body: Body<'support.assign'>, attempt: string) =>
  sendForm('support.assign', { body, attempt })

/** Adds a note for administrators. */
export const noteSupport = (body: Body<'support.note'>, attempt: string) =>
  sendForm('support.note', { body, attempt })

/** The canned answers that fit a case, filled in for it. */
export const cannedAnswersQuery = (id: string) => queryOf('support.canned', { params: { id } })

/** The administrators' notes of a case. */
export const supportNotesQuery = (id: string) => queryOf('support.notes', { params: { id } })
