import type { wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import { callForPage } from '../../../client/call.ts'

const SHOWN = 8

/** Something another hand did with the member's money. */
export type Received = {
  readonly id: string
  readonly kind: 'received' | 'approved' | 'rejected'
  readonly amount: string
  readonly currency: string
  readonly at: string
  readonly from?: string
  readonly reason?: string
}

const ofPayment = (payment: wire.QuickPay): Received => ({
  id: payment.id,
  kind: 'received',
  amount: payment.amount,
  currency: payment.currency,
  at: payment.created_date,
  from: payment.sender,
})

const ofTopUp = (topUp: wire.TopUp): Received => ({
  id: topUp.id,
  kind: topUp.status === 1 ? 'approved' : 'rejected',
  amount: topUp.credited ?? topUp.amount,
  currency: topUp.currency,
  at: topUp.finish_date ?? topUp.created_date,
  ...(topUp.reason ? { reason: topUp.reason } : {}),
})

const latest = { limit: SHOWN }

/** The latest happenings, newest first. */
export const receivedQuery = (uid: string) =>
  queryOptions({
    queryKey: ['happenings', uid],
    queryFn: async (): Promise<Received[]> => {
      const [payments, topUps] = await Promise.all([
        callForPage('quickPay.list', { filter: { ...latest, direction: 'received' } }),
        callForPage('topUp.ofMember', { params: { id: uid }, filter: latest }),
      ])
      const decided = topUps.rows.filter(({ status }) => status !== 0)
      return [...payments.rows.map(ofPayment), ...decided.map(ofTopUp)]
        .sort((a, b) => (a.at < b.at ? 1 : -1))
        .slice(0, SHOWN)
    },
    refetchInterval: 30_000,
  })
