import type { wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import { callForOne, callForPage } from '../../../client/call.ts'

const SHOWN = 8
/** Lines of the statement that are looked through for what came from elsewhere. */
const LOOKED_THROUGH = 50

/** The subject of a notice. */
export type Kind =
  | 'quick-pay'
  | 'money-request'
  | 'pay-code'
  | 'bonus'
  | 'top-up-approved'
  | 'top-up-rejected'
  | 'identity-approved'
  | 'identity-rejected'
  | 'bank-approved'
  | 'bank-rejected'

/** The row of the table of notices that decides whether a subject is told. */
export const noticeKindOf = (kind: Kind): wire.NoticeKind => {
  if (kind.startsWith('identity-')) return 'identity'
  if (kind.startsWith('bank-')) return 'bank-accounts'
  return kind.startsWith('top-up-') ? 'top-ups' : 'money'
}

/** Something another hand did with the member's money, or decided about the member. */
export type Received = {
  readonly id: string
  readonly kind: Kind
  readonly at: string
  readonly money?: { readonly amount: string; readonly currency: string }
  readonly from?: string
  readonly reason?: string
}

const RECEIVED: Readonly<Partial<Record<wire.TransactionType, Kind>>> = {
  'quick-pay-received': 'quick-pay',
  'pay-code-received': 'pay-code',
  'sign-up-bonus': 'bonus',
  'referrer-bonus': 'bonus',
  'referee-bonus': 'bonus',
  'invite-code-bonus': 'bonus',
}

const ofLine = (line: wire.Transaction): readonly Received[] => {
  const kind = RECEIVED[line.type]
  if (!kind) return []
  const { id, amount, currency, created_date: at, counterparty } = line
  return [{ id, kind, at, money: { amount, currency }, ...(counterparty ? { from: counterparty } : {}) }]
}

const why = (reason: string | null) => (reason ? { reason } : {})

const ofTopUp = (topUp: wire.TopUp): readonly Received[] =>
  topUp.status === 0
    ? []
    : [
        {
          id: topUp.id,
          kind: topUp.status === 1 ? 'top-up-approved' : 'top-up-rejected',
          at: topUp.finish_date ?? topUp.created_date,
          money: { amount: topUp.credited ?? topUp.amount, currency: topUp.currency },
          ...why(topUp.reason),
        },
      ]

const ofBank = (bank: wire.Bank): readonly Received[] =>
  bank.status === 0
    ? []
    : [
        {
          id: bank.id,
          kind: bank.status === 1 ? 'bank-approved' : 'bank-rejected',
          at: bank.updated_date,
          ...why(bank.reason),
        },
      ]

const ofRequest = ({ id, uid, amount, currency, created_date: at }: wire.MoneyRequest): Received => ({
  ...{ id, kind: 'money-request', at, from: uid, money: { amount, currency } },
})

const ofStanding = ({ kyc_status, decided_date, reason }: wire.KycStanding): readonly Received[] =>
  kyc_status === 0 || decided_date === null
    ? []
    : [
        {
          id: 'identity',
          kind: kyc_status === 1 ? 'identity-approved' : 'identity-rejected',
          at: decided_date,
          ...why(reason),
        },
      ]

/** The latest happenings, newest first. */
export const receivedQuery = (uid: string) =>
  queryOptions({
    queryKey: ['happenings', uid],
    queryFn: async (): Promise<Received[]> => {
      const asked = { direction: 'received', status: 'open', limit: SHOWN } as const
      const [lines, topUps, banks, standing, requests] = await Promise.all([
        callForPage('statement.ofMember', { params: { id: uid }, filter: { limit: LOOKED_THROUGH } }),
        callForPage('topUp.ofMember', { params: { id: uid }, filter: { limit: SHOWN } }),
        callForPage('bank.ofMember', { params: { id: uid }, filter: { limit: SHOWN } }),
        callForOne('identity.standing'),
        callForPage('quickPay.requests', { filter: asked }),
      ])
      return [
        ...lines.rows.flatMap(ofLine),
        ...topUps.rows.flatMap(ofTopUp),
        ...banks.rows.flatMap(ofBank),
        ...ofStanding(standing),
        ...requests.rows.map(ofRequest),
      ]
        .sort((a, b) => (a.at < b.at ? 1 : -1))
        .slice(0, SHOWN)
    },
    refetchInterval: 30_000,
  })
