import type { wire } from '@strongroom/shared'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call, callForOne } from '../../../client/call.ts'
import { signOut as endSession } from '../../../client/end-session.ts'
import { movedBy } from '../../../client/following.ts'
import { type Problem, problemOf } from '../../../client/problem.ts'
import { queryOf } from '../../../client/query-of.ts'
import type { Access } from '../../../parts/places/navigation.ts'

/** Problems that say: this session opens nothing. A server that is away or ill says nothing of the kind. */
const ENDS_SESSION: readonly Problem['kind'][] = ['refused', 'forbidden', 'unknown']

async function fetchUserinfo() {
  try {
    return await callForOne('account.userinfo')
  } catch (thrown) {
    if (ENDS_SESSION.includes(problemOf(thrown).kind)) endSession('expired')
    throw thrown
  }
}

/** The signed-in account: the menu, the locks and the uid of every call about oneself. */
export const userinfoQuery = queryOptions({
  queryKey: ['userinfo'],
  queryFn: fetchUserinfo,
  staleTime: 30_000,
  refetchInterval: ({ state }) => (isDecidedElsewhere(state.data) ? DECISION_POLL_MS : POLL_MS),
  meta: movedBy('members', 'cards', 'card_orders', 'deposits'),
})

const POLL_MS = 60_000
const DECISION_POLL_MS = 10_000

/** Whether an administrator is about to decide what this account may open: the identity, or the card. */
const isDecidedElsewhere = (user: wire.Userinfo | undefined) =>
  user !== undefined && (user.kyc_status === 0 || user.card_status === 1)

/** The signed-in member's profile; nothing before it has come. */
export const useUserinfo = () => useQuery(userinfoQuery).data

/** The path of calls about oneself, which name the member in `id`; nothing before the profile has come. */
export const useOwnPath = () => {
  const uid = useUserinfo()?.uid
  return uid === undefined ? undefined : { params: { id: uid } }
}

const OPEN: Access = { isOpen: true }

/** Wallets open with a verified identity. */
export const walletAccess = (user: wire.Userinfo): Access =>
  user.kyc_status === 1 ? OPEN : { isOpen: false, reason: 'identity' }

/** Quick pay needs a verified identity and the member's own switch. */
export const quickPayAccess = (user: wire.Userinfo): Access =>
  user.kyc_status !== 1
    ? { isOpen: false, reason: 'identity' }
    : user.quickpay_status === 1
      ? OPEN
      : { isOpen: false, reason: 'quick-pay-off' }

/** Earning needs a verified identity and the member's own switch. */
export const earnAccess = (user: wire.Userinfo): Access =>
  user.kyc_status !== 1
    ? { isOpen: false, reason: 'identity' }
    : user.earn_status === 1
      ? OPEN
      : { isOpen: false, reason: 'earn-off' }

/** The card opens once there is one that has been reviewed. */
export const cardAccess = (user: wire.Userinfo): Access =>
  user.kyc_status !== 1
    ? { isOpen: false, reason: 'identity' }
    : user.card_status > 1
      ? OPEN
      : { isOpen: false, reason: 'card' }

/** Ends this session at the server. The browser forgets it separately. */
export const signOut = () => call('account.signOut')

/** The VIP levels with their terms. */
export const vipLevelsQuery = queryOf('vip.levels', undefined, { staleTime: 60_000 })

/** By what payers find the member, and what they see of the name. */
export const findableQuery = queryOf('account.findable')
