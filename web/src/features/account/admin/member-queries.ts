import { queryOptions } from '@tanstack/react-query'
import { callForPage, sendForm } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { askedOf } from '../../../client/following.ts'
import { oneQueryOf, queryOf } from '../../../client/query-of.ts'

const POLL_MS = 10_000

/** How many records of each kind a member has. */
export const countsQuery = (uid: string) =>
  oneQueryOf('account.countsOf', { params: { id: uid } }, { refetchInterval: POLL_MS })

/** The open sessions of a member. */
export const sessionsQuery = (uid: string) =>
  queryOf('account.openSessions', { params: { id: uid } }, { refetchInterval: POLL_MS })

/** Administrators' notes about a member; the member never sees them. */
export const memberNotesQuery = (uid: string) =>
  queryOf('account.memberNotes', { params: { id: uid } }, { refetchInterval: POLL_MS })

/** Adds a note about a member, which may name other administrators. */
export const noteMember = (body: Body<'account.noteMember'>, attempt: string) =>
  sendForm('account.noteMember', { body, attempt })

/** The member's cases that wait, of every kind. The call searches in more than the user id. */
export const waitingOfQuery = (uid: string) =>
  queryOptions({
    queryKey: ['member-waiting', uid],
    queryFn: async () => {
      const filter = { search: uid, limit: 100, order: 'asc' } as const
      return (await callForPage('office.inbox', { filter })).rows.filter(row => row.uid === uid)
    },
    refetchInterval: POLL_MS,
    meta: askedOf('office.inbox'),
  })

/** Acts of administrators on an account. */
export type MemberAct =
  | 'account.disable'
  | 'account.enable'
  | 'account.unfreezeFor'
  | 'account.endSessions'
  | 'account.removeAuthenticator'
  | 'account.editFor'
  | 'account.setRole'
  | 'account.clearPin'
  | 'vip.give'
  | 'vip.giveGroup'

/** Any act of an administrator's on a member; `act` is the call. */
export const actOnMember = ({ act, body }: { act: MemberAct; body: object }, attempt: string) =>
  sendForm(act, { body, attempt })
