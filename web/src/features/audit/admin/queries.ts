import type { wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import type { InferInput } from 'valibot'
import { call, callForAll, callForOne, callForPage, sendForm } from '../../../client/call.ts'
import { pageQuery } from '../../../client/page-query.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'
import type { AuditSearch } from './audit-search.ts'

const POLL_MS = 10_000

/** The address of a list of waiting cases. `open` is the case in the panel. */
export type WaitingSearch = ListSearch & {
  status?: string | undefined
  currency?: string | undefined
  network?: string | undefined
  open?: string | undefined
}

/** Top-ups to decide, oldest first unless asked otherwise. */
export const topUpCasesQuery = ({ status = '0', order = 'asc', open: _, ...search }: WaitingSearch) =>
  pageQuery(
    { name: 'topUp.all' },
    filterOf('topUp.all', { ...search, order, ...(status === 'all' ? {} : { status }) }, 'UTC'),
    POLL_MS,
  )

/** How many top-ups of a member were approved before. */
export const approvedBeforeQuery = (uid: string) =>
  queryOptions({
    queryKey: ['approved-before', uid],
    queryFn: async () => (await callForPage('topUp.all', { filter: { uid, status: 1, limit: 1 } })).total,
  })

/** The address of the list of members. */
export type MembersSearch = ListSearch & {
  user_type?: string | undefined
  kyc_status?: string | undefined
  vip_level?: string | undefined
  user_group?: string | undefined
  /** 1 enabled, 0 disabled. */
  status?: string | undefined
}

/** Members with a list of their own. */
export type MemberKind = 'all' | 'disabled' | 'vip'
const OF_KIND: Readonly<Record<MemberKind, object>> = {
  all: {},
  disabled: { status: 0 },
  vip: { vip_from: 1 },
}
const numberIn = (name: string, value: string | undefined) =>
  value === undefined ? {} : { [name]: Number(value) }

/** One page of members, all or of one kind. */
export const membersQuery = (
  { user_type, kyc_status, vip_level, status, ...search }: MembersSearch,
  kind: MemberKind = 'all',
) =>
  pageQuery(
    { name: 'account.members' },
    {
      ...filterOf('account.members', search, 'UTC'),
      ...numberIn('status', status),
      ...OF_KIND[kind],
      ...numberIn('user_type', user_type),
      ...numberIn('kyc_status', kyc_status),
      ...numberIn('vip_level', vip_level),
    },
  )

/** One member, found by id in the list. */
export const memberQuery = (uid: string) =>
  queryOptions({
    queryKey: ['member', uid],
    queryFn: async () => {
      const { rows } = await callForPage('account.members', { filter: { uid, limit: 1 } })
      return rows[0] ?? null
    },
    refetchInterval: POLL_MS,
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

/** Approves or rejects a member's proof of identity. */
export const auditIdentity = (body: InferInput<typeof wire.kycAuditBody>, attempt: string) =>
  callForOne('identity.decide', { body, attempt })

/** The address of the list of all movements. `open` is the line in the panel. */
export type AdminMovementsSearch = ListSearch & {
  type?: string | undefined
  currency?: string | undefined
  uid?: string | undefined
  open?: string | undefined
}

/** One page of the movements of all members. Days are of UTC. */
export const adminMovementsQuery = ({ open: _, ...search }: AdminMovementsSearch) =>
  pageQuery({ name: 'statement.all' }, filterOf('statement.all', search, 'UTC'), POLL_MS)

type Line = Pick<wire.Transaction, 'id' | 'uid'>

/** One line, by member and id, with its note and the event behind it. */
export const movementQuery = ({ uid, id }: Line) =>
  queryOptions({
    queryKey: ['movement', uid, id],
    queryFn: () => callForOne('statement.one', { params: { id: `${uid}.${id}` } }),
  })

/** Sets the house's note on a movement. */
export const annotate = (body: InferInput<typeof wire.annotateBody>, attempt: string) =>
  callForAll('statement.annotate', { body, attempt })

/** Takes a movement back with a new event. */
export const reverse = ({ line, reason }: { line: Line; reason: string }, attempt: string) =>
  call('office.reverse', { params: { id: `${line.uid}.${line.id}` }, body: { reason }, attempt })

/** One page of events. Days are of UTC. */
export const auditQuery = (search: AuditSearch) =>
  pageQuery({ name: 'audit.events' }, filterOf('audit.events', search, 'UTC'), POLL_MS)

/** All that was found wrong with the books. */
export const findingsQuery = queryOptions({
  queryKey: ['proof', 'findings'],
  queryFn: () => callForOne('audit.findings'),
  refetchInterval: POLL_MS,
})
