import { contract, type wire } from '@strongroom/shared'
import { refusalOf } from '../command/refusals.ts'
import { done, one, page, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { checkAdministrators, namedNotes } from '../platform/cases/notes.ts'
import { saveNote } from '../platform/cases/save-note.ts'
import * as caseWork from '../vault/case-work.ts'
import { supportLetter } from '../vault/mail/support-letter.ts'
import type { SupportRow } from '../vault/support-cases.ts'
import { named } from './named.ts'
import { deskCsv } from './words.ts'

const kind = 'question' as const

const answer = implement(contract.support.answer, {
  handler: async ({ session, body: { id, text, close }, commandId }, parts) => {
    const found = await parts.supportCases.find(id)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    if (found.uid === session.uid) return refusalOf({ kind: 'own-case' })
    const member = await parts.members.byUid(found.uid)
    const link = `${parts.config.publicUrl}/csr?case=${id}`
    const letter = member && supportLetter(member, { subject: found.subject, text, link })
    const status = close === 1 ? 2 : 1
    await parts.supportCases.answer(id, { id: commandId, text, answeredBy: session.uid }, status, letter)
    return one({ id, status })
  },
})

const set = implement(contract.support.set, {
  handler: async ({ session, body: { id, status } }, parts) => {
    const found = await parts.supportCases.find(id)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    if (found.uid === session.uid) return refusalOf({ kind: 'own-case' })
    await parts.supportCases.setStatus(id, status)
    return one({ id, status })
  },
})

/** The cases with their members, those who look after them, and how many notes they have. */
const withWork = async (
  parts: Parts,
  found: readonly SupportRow[],
): Promise<readonly wire.AdminSupportCase[]> => {
  const cases = await named(parts, found)
  const work = new Map(
    (await parts.caseWork.of(found.map(({ id }) => ({ kind, id })))).map(each => [each.case_id, each]),
  )
  const names = await parts.members.namesOf([...work.values()].flatMap(({ assignee }) => assignee ?? []))
  return cases.map(each => {
    const { assignee = null, notes = 0 } = work.get(each.id) ?? {}
    return { ...each, assignee, assignee_name: assignee === null ? '' : names(assignee).username, notes }
  })
}

const list = implement(contract.support.list, {
  csv: deskCsv,
  handler: async ({ session, filter }, parts) => {
    const { rows: found, total } = await parts.supportCases.list(filter, session.uid)
    return page({ rows: await withWork(parts, found), total })
  },
})

const assign = implement(contract.support.assign, {
  handler: async ({ session, body: { id, assignee } }, parts) => {
    if (assignee !== null) await checkAdministrators(parts, 'assignee', [assignee])
    const found = await parts.supportCases.find(id)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    if (found.uid === session.uid || found.uid === assignee) return refusalOf({ kind: 'own-case' })
    const known = { kind, id, uid: found.uid }
    if (assignee === null) await parts.caseWork.release(known)
    else await parts.caseWork.assign(known, assignee, session.uid)
    return done()
  },
})

const note = implement(contract.support.note, {
  handler: async ({ session, body: { id, note, mentions } }, parts) => {
    await checkAdministrators(parts, 'mentions', mentions)
    const found = await parts.supportCases.find(id)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    if (found.uid === session.uid) return refusalOf({ kind: 'own-case' })
    const path = `/admin/support?${new URLSearchParams({ status: 'all', search: id, open: id })}`
    await saveNote(parts, { mentions, by: session.uid, path }, db =>
      caseWork.note(db, { kind, id, uid: found.uid }, { note, mentions, by: session.uid }),
    )
    return done()
  },
})

const notes = implement(contract.support.notes, {
  handler: async ({ params: { id }, session }, parts) => {
    const found = await parts.supportCases.find(id)
    if (found?.uid === session.uid) return refusalOf({ kind: 'own-case' })
    return rows(await namedNotes(parts, await parts.caseWork.notesOf(kind, id, session.uid)))
  },
})

/** The administrators' calls for questions: the list, answers, who looks after one, and their notes. */
export const deskCalls: readonly Call[] = [answer, set, list, assign, note, notes]
