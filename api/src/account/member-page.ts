import { contract, type wire } from '@strongroom/shared'
import { refusalOf } from '../command/refusals.ts'
import { done, one, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { checkAdministrators, namedNotes } from '../platform/cases/notes.ts'
import { saveNote } from '../platform/cases/save-note.ts'
import { noMember } from '../platform/members/member-checks.ts'
import { countOfMember } from '../vault/member-counts.ts'
import { add as addNote } from '../vault/member-notes.ts'

const UID = /^[1-9]\d{0,14}$/

/** The uid in a call's path; throws the refusal of an unknown member where it cannot be one. */
const memberIn = ({ id }: { readonly id: string }): string => {
  if (!UID.test(id)) throw noMember()
  return id
}

const countsOf = implement(contract.account.countsOf, {
  handler: async ({ params }, { db }) => one(await countOfMember(db, memberIn(params))),
})

const openSessions = implement(contract.account.openSessions, {
  handler: async ({ params }, { sessions }) =>
    rows(
      (await sessions.list(memberIn(params))).map(
        ({ id: _, openedAt, usedAt, ...session }): wire.OpenSession => ({
          ...session,
          created_date: openedAt.toISOString(),
          used_date: usedAt.toISOString(),
        }),
      ),
    ),
})

/** Administrators do not read what others note about them. */
const memberNotes = implement(contract.account.memberNotes, {
  handler: async ({ params, session }, parts) => {
    const uid = memberIn(params)
    return rows(uid === session.uid ? [] : await namedNotes(parts, await parts.memberNotes.of(uid)))
  },
})

const checkKnown = async ({ members }: Parts, uid: string): Promise<void> => {
  if (!(await members.byUid(uid))) throw noMember()
}

const noteMember = implement(contract.account.noteMember, {
  handler: async ({ body: { uid, note, mentions }, session }, parts) => {
    await checkAdministrators(parts, 'mentions', mentions)
    await checkKnown(parts, uid)
    if (uid === session.uid) return refusalOf({ kind: 'own-case' })
    const path = `/admin/member/${uid}/notes`
    await saveNote(parts, { mentions, by: session.uid, path }, db =>
      addNote(db, uid, { note, mentions, by: session.uid }),
    )
    return done()
  },
})

/** A member's page: how many records of each kind there are, open sessions, and what administrators tell each other. */
export const memberPage: readonly Call[] = [countsOf, openSessions, memberNotes, noteMember]
