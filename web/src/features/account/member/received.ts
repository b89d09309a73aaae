import type { wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import { callForAll, callForOne, callForPage } from '../../../client/call.ts'
import { movedBy } from '../../../client/following.ts'
import { amountText } from '../../../i18n/amount.ts'

/** Rows under the bell. */
export const SHOWN = 8
/** Lines of the statement that are looked through for what came from elsewhere. */
const LOOKED_THROUGH = 50

/** The subject of a notice. */
export type Kind = wire.NoticeSubject

/** Something another hand did with the member's money, was decided about the member, or happened to their card. */
export type Received = {
  readonly id: string
  readonly kind: Kind
  /** The row of the table of notices that decides whether it is told. */
  readonly notice: wire.NoticeKind
  readonly at: string
  readonly money?: { readonly amount: string; readonly currency: string }
  readonly from?: string
  /** The name of `from`; missing or empty where it is not known. */
  readonly name?: string
  readonly reason?: string
  /** The kind of spending whose budget it is about. */
  readonly budget?: wire.BudgetKind
  /** The limit of the card that it is about. */
  readonly limit?: Pick<wire.CardLimitNotice, 'of' | 'per'>
  /** The line of the statement that it is about. */
  readonly line?: string
  /** The line of the card that it booked. */
  readonly cardLine?: string
}

const RECEIVED: Readonly<Partial<Record<wire.TransactionType, Kind>>> = {
  'quick-pay-received': 'quick-pay',
  'pay-code-received': 'pay-code',
  'sign-up-bonus': 'bonus',
  'referrer-bonus': 'bonus',
  'referee-bonus': 'bonus',
  'invite-code-bonus': 'bonus',
}

const ofLine = (line: wire.OwnTransaction): readonly Received[] => {
  const kind = RECEIVED[line.type]
  if (!kind) return []
  const { id, amount, currency, created_date: at, counterparty, counterparty_name } = line
  const from = counterparty ? { from: counterparty, name: counterparty_name ?? '' } : {}
  return [{ id, kind, notice: 'money', at, money: { amount, currency }, line: id, ...from }]
}

const why = (reason: string | null) => (reason ? { reason } : {})

const ofTopUp = (topUp: wire.TopUp): readonly Received[] =>
  topUp.status === 0
    ? []
    : [
        {
          id: topUp.id,
          kind: topUp.status === 1 ? 'top-up-approved' : 'top-up-rejected',
          notice: 'top-ups',
          line: `top-up:${topUp.id}`,
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
          notice: 'bank-accounts',
          at: bank.updated_date,
          ...why(bank.reason),
        },
      ]

const ofRequest = ({
  id,
  uid,
  username: name,
  amount,
  currency,
  created_date: at,
}: wire.MoneyRequest): Received => ({
  id,
  kind: 'money-request',
  notice: 'money',
  at,
  from: uid,
  name,
  money: { amount, currency },
})

const ofStanding = ({ kyc_status, decided_date, reason }: wire.KycStanding): readonly Received[] =>
  kyc_status === 0 || decided_date === null
    ? []
    : [
        {
          id: 'identity',
          kind: kyc_status === 1 ? 'identity-approved' : 'identity-rejected',
          notice: 'identity',
          at: decided_date,
          ...why(reason),
        },
      ]

const ofSupport = ({ id, status, subject, updated_date: at }: wire.SupportCase): readonly Received[] =>
  status === 0 ? [] : [{ id, kind: 'support-answered', notice: 'house', at, reason: subject }]

const ofAlert = ({ id, told_date: at, told_price, base, target }: wire.PriceAlert): readonly Received[] =>
  at === null || told_price === null
    ? []
    : [
        {
          id: `alert:${id}`,
          kind: 'price-alert',
          notice: 'prices',
          at,
          reason: `${base}: ${amountText(told_price, target)}`,
        },
      ]

const ofCopy = ({ id, finish_date: at, status }: wire.OwnData): readonly Received[] =>
  at === null || status !== 1 ? [] : [{ id: `copy:${id}`, kind: 'data-copy-made', notice: 'safety', at }]

const ofBudget = ({ kind, month, reached, spent, currency, told_date: at }: wire.BudgetNotice): Received => ({
  id: `budget:${kind}:${month}:${reached}`,
  kind: reached === 100 ? 'budget-spent' : 'budget-near',
  notice: 'budgets',
  at,
  budget: kind,
  money: { amount: spent, currency },
})

const ofLimit = ({
  of,
  per,
  period,
  reached,
  used,
  currency,
  told_date: at,
}: wire.CardLimitNotice): Received => ({
  id: `limit:${of}:${per}:${period}:${reached}`,
  kind: reached === 100 ? 'card-limit-used' : 'card-limit-near',
  notice: 'cards',
  at,
  limit: { of, per },
  money: { amount: used, currency },
})

const CARD: Readonly<Record<NonNullable<wire.Happening['card_kind']>, Kind>> = {
  purchase: 'CardLogBooked',
  credit: 'card-refund',
  fee: 'card-fee',
  bonus: 'card-bonus',
  'referrer-bonus': 'card-referrer-bonus',
  'referee-bonus': 'card-referee-bonus',
}

const kindOf = ({ type, card_kind }: wire.Happening): Kind => (card_kind ? CARD[card_kind] : type)

const ofHappening = (happening: wire.Happening): Received => {
  const { id, kind: notice, amount, currency, line, card_line: cardLine } = happening
  return {
    id,
    kind: kindOf(happening),
    notice,
    at: happening.created_date,
    ...(amount !== null && currency !== null ? { money: { amount, currency } } : {}),
    ...why(happening.reason),
    ...(line ? { line } : {}),
    ...(cardLine ? { cardLine } : {}),
  }
}

/** The read models that show the happenings. The server tells a member of all that moves these. */
const MODELS = [
  ...(['movements', 'top_ups', 'bank_accounts', 'kyc_records', 'money_requests'] as const),
  ...(['withdrawals', 'chain_sends', 'send_payments', 'currency_requests'] as const),
  ...(['cards', 'card_charges', 'card_orders', 'card_transactions'] as const),
  ...(['deposits', 'fps_top_ups', 'request_payments'] as const),
]

/** The latest happenings, newest first: of each kind at least as many as are shown. */
export const receivedQuery = (uid: string) =>
  queryOptions({
    queryKey: ['happenings', uid],
    queryFn: async (): Promise<Received[]> => {
      const asked = { direction: 'received', status: 'open', limit: SHOWN } as const
      const [
        lines,
        topUps,
        banks,
        standing,
        requests,
        questions,
        alerts,
        budgets,
        limits,
        copies,
        happenings,
      ] = await Promise.all([
        callForPage('statement.ofMember', { params: { id: uid }, filter: { limit: LOOKED_THROUGH } }),
        callForPage('topUp.ofMember', { params: { id: uid }, filter: { limit: SHOWN } }),
        callForPage('bank.ofMember', { params: { id: uid }, filter: { limit: SHOWN } }),
        callForOne('identity.standing'),
        callForPage('quickPay.requests', { filter: asked }),
        callForPage('support.own', { filter: { limit: SHOWN } }),
        callForAll('priceAlert.list'),
        callForAll('statement.budgetNotices'),
        callForAll('card.limitNotices'),
        callForAll('exports.ownData'),
        callForAll('account.happenings'),
      ])
      return [
        ...lines.rows.flatMap(ofLine),
        ...topUps.rows.flatMap(ofTopUp),
        ...banks.rows.flatMap(ofBank),
        ...ofStanding(standing),
        ...requests.rows.map(ofRequest),
        ...questions.rows.flatMap(ofSupport),
        ...alerts.flatMap(ofAlert),
        ...budgets.map(ofBudget),
        ...limits.map(ofLimit),
        ...copies.flatMap(ofCopy),
        ...happenings.map(ofHappening),
      ].sort((a, b) => Number(a.at < b.at) - Number(a.at > b.at))
    },
    refetchInterval: 30_000,
    meta: movedBy(...MODELS),
  })
