import { call, callForOne } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { oneQueryOf, queryOf } from '../../../client/query-of.ts'

const POLL_MS = 10_000

/** Every plan on offer. */
export const plansQuery = queryOf('earn.planById', { params: { id: 'all' } }, { staleTime: 60_000 })

/** The member's totals set aside, by currency; none when nothing is. */
export const pledgedQuery = queryOf('earn.pledged', undefined, { refetchInterval: POLL_MS })

type SubscriptionAsked = Body<'earn.subscribe'>
/** Yield of a subscription until it ends; nothing is booked. */
export const checkSubscription = (body: SubscriptionAsked) => callForOne('earn.check', { body })

/** Sets money aside under a plan, at the rate that the member has seen. */
export const subscribe = (body: SubscriptionAsked, attempt: string) =>
  callForOne('earn.subscribe', { body, attempt })

/** Ends a deposit; its interest of whole months is paid with it. */
export const redeem = (id: string, attempt: string) => callForOne('earn.redeem', { body: { id }, attempt })

/** Undoes a deposit before its first interest. */
export const cancel = (id: string, attempt: string) => callForOne('earn.cancel', { params: { id }, attempt })

/** One subscription, with what redeeming it today would pay. */
export const subscriptionQuery = (id: string) =>
  oneQueryOf('earn.subscription', { params: { id } }, { refetchInterval: POLL_MS })

/** The history of one subscription, line by line. */
export const subscriptionLogQuery = (id: string) =>
  queryOf('earn.subscriptionLog', { params: { id } }, { refetchInterval: POLL_MS })

/** Undoes a member's deposit. The member reads the reason. */
export const cancelByAdmin = ({ id, reason }: { id: string; reason: string }, attempt: string) =>
  callForOne('earn.cancelSubscription', { params: { id }, body: { reason }, attempt })

/** Changes a subscription's rate from the next month on. */
export const changeRate = (body: Body<'earn.editSubscription'>, attempt: string) =>
  call('earn.editSubscription', { body, attempt })
