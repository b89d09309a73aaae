import { listMembersOfRole } from '@strongroom/projections/account'
import { type InboxRow, listCaseEvents, listInbox, listMemberCases } from '@strongroom/projections/office'
import type { Condition } from '@strongroom/projections/queries'
import { contract, type wire } from '@strongroom/shared'
import { atScaleOrNull } from '../command/money.ts'
import { refusalOf } from '../command/refusals.ts'
import { done, page, rows } from '../command/replies.ts'
import type { Session } from '../command/session.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { kindsFor } from '../platform/cases/deciding-calls.ts'
import { checkAdministrators, namedNotes } from '../platform/cases/notes.ts'
import { saveNote } from '../platform/cases/save-note.ts'
import { proposalsFor } from '../platform/cases/waits.ts'
import * as caseWork from '../vault/case-work.ts'
import { searched } from '../vault/searched.ts'
import { waitingCase } from './waiting-case.ts'
import { inboxCsv } from './words.ts'

const administratorRoles = ['support', 'finance', 'operator', 'auditor', 'superadmin'] as const

/** The cases that an administrator may decide: of the kinds of their role, not their own, and proposals by their policy. */
export const decidable = async (parts: Parts, session: Session) => {
  const kinds = kindsFor(session.role)
  const proposals = (await proposalsFor(parts, session)).map(({ id }) => id)
  return {
    condition: {
      sql: `(kind = any(?) and uid <> ? and entered_by is distinct from ?) or (kind = 'proposal' and id = any(?))`,
      values: [kinds, session.uid, session.uid, proposals],
    } satisfies Condition,
    includes: ({ kind, id, uid, entered_by }: InboxRow): boolean =>
      kind === 'proposal'
        ? proposals.includes(id)
        : kinds.includes(kind) && uid !== session.uid && entered_by !== session.uid,
  }
}

const assignments =
  'select from private.case_assignments a where a.kind = waiting.kind and a.case_id = waiting.id'
const notes = 'select from private.case_notes n where n.kind = waiting.kind and n.case_id = waiting.id'

type Narrowing = {
  readonly mine?: 1 | undefined
  readonly assigned?: 'me' | 'nobody' | undefined
  readonly named?: 1 | undefined
}

/** The parts of the inbox's filter that are about the reader. */
export const conditionsOf = (
  own: { readonly condition: Condition },
  session: Session,
  { mine, assigned, named }: Narrowing,
): readonly Condition[] => [
  ...(mine ? [own.condition] : []),
  ...(assigned === 'me'
    ? [{ sql: `exists (${assignments} and a.assignee::text = ?)`, values: [session.uid] }]
    : []),
  ...(assigned === 'nobody' ? [{ sql: `not exists (${assignments})`, values: [] }] : []),
  ...(named ? [{ sql: `exists (${notes} and n.mentions @> array[?::text])`, values: [session.uid] }] : []),
]

const inbox = implement(contract.office.inbox, {
  csv: inboxCsv,
  handler: async ({ filter: { mine, assigned, named, ...filter }, session }, parts) => {
    const own = await decidable(parts, session)
    const conditions = conditionsOf(own, session, { mine, assigned, named })
    const found = await listInbox(parts.db, await searched(parts.members, filter), conditions)
    return page({ total: found.total, rows: await recordsOf(parts, found.rows, own.includes) })
  },
})

const recordsOf = async (
  { caseWork, members, catalogue }: Parts,
  found: readonly InboxRow[],
  isMine: (row: InboxRow) => boolean,
): Promise<readonly wire.InboxCase[]> => {
  const work = new Map((await caseWork.of(found)).map(each => [`${each.kind} ${each.case_id}`, each]))
  const assignees = [...work.values()].flatMap(({ assignee }) => assignee ?? [])
  const names = await members.namesOf([...assignees, ...found.flatMap(({ uid }) => uid ?? [])])
  return found.map(row => {
    const { assignee = null, notes = 0 } = work.get(`${row.kind} ${row.id}`) ?? {}
    return {
      kind: row.kind,
      id: row.id,
      uid: row.uid,
      ...names(row.uid ?? ''),
      currency: row.currency,
      amount: row.currency === null ? null : atScaleOrNull(catalogue, row.currency, row.amount),
      entered_by: row.entered_by,
      created_date: row.created_at,
      mine: isMine(row) ? 1 : 0,
      assignee,
      assignee_name: assignee === null ? '' : names(assignee).username,
      notes,
    }
  })
}

const assignCase = implement(contract.office.assignCase, {
  handler: async ({ body: { kind, id, assignee }, session }, parts) => {
    if (assignee !== null) await checkAdministrators(parts, 'assignee', [assignee])
    const found = await waitingCase(parts, kind, id)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    if (found.uid === session.uid || (assignee !== null && found.uid === assignee))
      return refusalOf({ kind: 'own-case' })
    if (assignee === null) await parts.caseWork.release(found)
    else await parts.caseWork.assign(found, assignee, session.uid)
    return done()
  },
})

const noteCase = implement(contract.office.noteCase, {
  handler: async ({ body: { kind, id, note, mentions }, session }, parts) => {
    await checkAdministrators(parts, 'mentions', mentions)
    const found = await waitingCase(parts, kind, id)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    if (found.uid === session.uid) return refusalOf({ kind: 'own-case' })
    const path = `/admin/inbox?${new URLSearchParams({ whose: 'all', search: id, open: `${kind}:${id}` })}`
    await saveNote(parts, { mentions, by: session.uid, path }, db =>
      caseWork.note(db, found, { note, mentions, by: session.uid }),
    )
    return done()
  },
})

const caseNotes = implement(contract.office.caseNotes, {
  handler: async ({ params: { kind, id }, session }, parts) =>
    rows(await namedNotes(parts, await parts.caseWork.notesOf(kind as wire.CaseKind, id, session.uid))),
})

/** Of a member or an administrator: the system's jobs go by names. */
const caseHistory = implement(contract.office.caseHistory, {
  handler: async ({ params: { id } }, { db, members }) => {
    const found = await listCaseEvents(db, id)
    const names = await members.namesOf(found.map(({ actor_id }) => actor_id))
    return rows(
      found.map(({ actor_kind: kind, actor_id, reason, created_at, ...event }) => ({
        ...event,
        reason,
        date: created_at,
        actor: { kind, id: actor_id },
        actor_name: names(actor_id).username,
      })),
    )
  },
})

const memberCases = implement(contract.office.memberCases, {
  handler: async ({ params: { uid } }, { db, catalogue }) =>
    rows(
      (await listMemberCases(db, uid)).map(({ created_at, ...row }) => ({
        ...row,
        created_date: created_at,
        amount: row.currency === null ? null : atScaleOrNull(catalogue, row.currency, row.amount),
      })),
    ),
})

const administrators = implement(contract.office.administrators, {
  handler: async (_, { db, members }) => {
    const found = await Promise.all(
      administratorRoles.map(async role => (await listMembersOfRole(db, [role])).map(uid => ({ uid, role }))),
    )
    const all = found.flat()
    const names = await members.namesOf(all.map(({ uid }) => uid))
    return rows(all.map(({ uid, role }) => ({ uid, role, username: names(uid).username })))
  },
})

/** The waiting cases in one list across kinds, with their assignment and the administrators' notes. */
export const inboxCalls: readonly Call[] = [
  inbox,
  assignCase,
  noteCase,
  caseNotes,
  caseHistory,
  memberCases,
  administrators,
]
