import { contract, type wire } from '@strongroom/shared'
import { done, rows } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import type { ListedSession } from '../vault/sessions.ts'

const recordOf = ({ openedAt, usedAt, ...session }: ListedSession, own: string): wire.OwnSession => ({
  ...session,
  created_date: openedAt.toISOString(),
  used_date: usedAt.toISOString(),
  current: session.id === own ? 1 : 0,
})

const list = implement(contract.account.sessions, {
  handler: async ({ session }, { sessions }) => {
    const open = await sessions.list(session.uid)
    return rows(open.map(each => recordOf(each, session.id)))
  },
})

const end = implement(contract.account.endSession, {
  handler: async ({ session, body }, { sessions }) => {
    await sessions.end(session.uid, body.id)
    return done()
  },
})

const endOthers = implement(contract.account.endOtherSessions, {
  handler: async ({ session }, { sessions }) => {
    await sessions.endOthers(session.uid, session.id)
    return done()
  },
})

/** A member's own open sessions: which there are, ending one, ending all others. */
export const ownSessions: readonly Call[] = [list, end, endOthers]
