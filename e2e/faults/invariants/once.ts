import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import { Decimal, type wire } from '@strongroom/shared'
import { caseOf } from './promises.ts'

type Fields = Readonly<Record<string, string>>
const fieldsOf = ({ data }: LedgerEvent) => data as unknown as Fields

/** The key by which a fact may be there once, in all its member's life, by type. */
const onceFor: Readonly<Record<string, (fields: Fields) => string | undefined>> = {
  InterestPaid: ({ depositId, month }) => `${depositId} month ${month}`,
  FixedDepositMatured: ({ depositId }) => depositId,
  BonusGranted: ({ bonus, about }) => `${bonus} ${about}`,
  MovementReversed: ({ eventId }) => eventId,
  PayCodeReceived: ({ codeId }) => codeId,
  PayCodeReturned: ({ codeId }) => codeId,
  QuickPayReceived: ({ paymentId }) => paymentId,
  WithdrawalReturned: ({ withdrawalId }) => withdrawalId,
  PaymentReturned: ({ paymentId }) => paymentId,
  QuickPayReturned: ({ paymentId }) => paymentId,
  PayCodeScanReturned: ({ codeId, to }) => `${codeId} ${to}`,
  CardOpened: () => 'a card',
  CardFeeTaken: ({ cardId, month, annual }) => `${cardId} ${annual ? 'year' : 'month'} ${month}`,
  CardLogBooked: ({ networkTransactionId }) => networkTransactionId,
  CardLogReversed: ({ logId }) => logId,
  CardPurchaseCaptured: ({ reference }) => reference,
  CardPurchaseRefunded: ({ reference }) => reference,
  GiftCardsAccepted: ({ applicationId }) => applicationId,
  VirtualAccountGiven: ({ proposalId }) => proposalId,
}

/** Interest of a month, a bonus, a reversal, a scan, a payment's arrival: never twice. */
export const twice = (events: readonly LedgerEvent[]): string[] => {
  const seen = new Set<string>()
  return events.flatMap(event => {
    const about = onceFor[event.type]?.(fieldsOf(event))
    if (about === undefined) return []
    const key = `${event.type} of ${event.stream} for ${about}`
    if (seen.has(key)) return [`${key} is there twice`]
    seen.add(key)
    return []
  })
}

/** How a case ends, which it does in one way, once. */
const ends: readonly (readonly string[])[] = [
  ['TopUpApproved', 'TopUpRejected'],
  ['DepositFailed', 'DepositRejected', 'DepositCompleted'],
  ['FpsTopUpApproved', 'FpsTopUpRejected'],
  ['WithdrawalSettled', 'WithdrawalRejected'],
  ['AdjustmentBooked', 'AdjustmentRejected', 'AdjustmentWithdrawn'],
  ['RequestedPaymentReceived', 'RequestedPaymentRejected'],
  ['PaymentSent', 'PaymentFailed'],
  ['CurrencyApproved', 'CurrencyRejected'],
  ['CardChargeApproved', 'CardChargeRejected'],
  ['ChainSendSettled', 'ChainSendRejected'],
  ['CardOrderProcessed', 'CardOrderRejected'],
  ['VipApplicationApproved', 'VipApplicationRejected'],
  ['GiftCardsSent', 'GiftCardsRejected'],
]

/** A fact by which a case of a kind ends that its member may cancel too. */
const endOfKind = {
  'top-up': 'TopUpRejected',
  deposit: 'DepositRejected',
  'fps-top-up': 'FpsTopUpRejected',
  withdrawal: 'WithdrawalRejected',
  'chain-send': 'ChainSendRejected',
  'request-payment': 'RequestedPaymentRejected',
  'send-payment': 'PaymentFailed',
  'currency-request': 'CurrencyRejected',
  'card-order': 'CardOrderRejected',
  'card-charge': 'CardChargeRejected',
} as const satisfies Readonly<Record<wire.CancelledKind, string>>
const endOf = (event: LedgerEvent): string | undefined =>
  event.type === 'CaseCancelled'
    ? Object.entries(endOfKind).find(([kind]) => kind === fieldsOf(event).kind)?.[1]
    : event.type

/** Every case is decided once, and never both ways; one that its member has cancelled is not decided. */
export const decidedTwice = (events: readonly LedgerEvent[]): string[] => {
  const decided = new Map<string, string>()
  return events.flatMap(event => {
    const end = endOf(event)
    const way = ends.findIndex(types => end !== undefined && types.includes(end))
    if (way < 0) return []
    const key = `${way} ${event.stream} ${caseOf(event)}`
    const before = decided.get(key)
    decided.set(key, event.type)
    return before ? [`${event.stream}: ${caseOf(event)} is ${before} and ${event.type}`] : []
  })
}

/** The key that one case at a time may hold: a member's card that a transfer pays for, an order's number. */
const wanted: Readonly<Record<string, (event: LedgerEvent) => string | undefined>> = {
  DepositSubmitted: event =>
    fieldsOf(event).target === 'open-card' ? `the card of ${event.stream}` : undefined,
  CardOrderSubmitted: event => `the order number ${fieldsOf(event).orderHash}`,
}
const lettingGo: readonly string[] = [
  'DepositFailed',
  'DepositRejected',
  'CardOrderRejected',
  'CaseCancelled',
]
const submittedAs = (event: LedgerEvent) =>
  fieldsOf(event).depositId ?? fieldsOf(event).orderId ?? fieldsOf(event).caseId

/** A card is paid for by one transfer, an order's number is one order's, until that comes to nothing. */
export const heldTwice = (events: readonly LedgerEvent[]): string[] => {
  const holders = new Map<string, string | undefined>()
  return events.flatMap(event => {
    const id = submittedAs(event)
    if (lettingGo.includes(event.type))
      for (const [what, holder] of holders) if (holder === id) holders.delete(what)
    const what = wanted[event.type]?.(event)
    if (what === undefined) return []
    const holder = holders.get(what)
    holders.set(what, id)
    return holder === undefined ? [] : [`${what} is held by ${holder} and by ${id}`]
  })
}

/** A pay code pays out and gives back its reserved money, and never more. */
export const payQrs = (events: readonly LedgerEvent[]): string[] => {
  const left = new Map<string, Decimal>()
  for (const event of events) {
    const { codeId, amount } = fieldsOf(event)
    if (codeId === undefined || amount === undefined) continue
    if (event.type === 'PayCodeReserved') left.set(codeId, new Decimal(amount))
    if (event.type === 'PayCodePaid' || event.type === 'PayCodeReturned')
      left.set(codeId, (left.get(codeId) ?? new Decimal(0)).minus(amount))
  }
  return [...left]
    .filter(([, rest]) => rest.lessThan(0))
    .map(([codeId, rest]) => `the pay code ${codeId} paid ${rest.negated().toFixed()} more than its reserve`)
}

/** Bonuses that a verified member or their referrer has earned, and that have not been paid. */
export const unpaidBonuses = (events: readonly LedgerEvent[]): string[] => {
  const origins = new Map<string, Fields>()
  const due = new Set<string>()
  for (const event of events) {
    const uid = event.stream.slice(event.stream.indexOf('-') + 1)
    if (event.type === 'MemberRegistered') origins.set(uid, fieldsOf(event))
    const isVerified =
      event.type === 'KycDecided' && (event.data as unknown as { status: number }).status === 1
    if (isVerified && event.metadata.actor.kind !== 'system')
      for (const each of earnedBy(uid, origins.get(uid) ?? {})) due.add(each)
  }
  for (const event of events) {
    const { bonus, about } = fieldsOf(event)
    if (event.type === 'BonusGranted') due.delete(`${event.stream} ${bonus} ${about}`)
    // A member who has left is owed nothing.
    if (event.type === 'WalletClosed')
      for (const each of due) if (each.startsWith(`${event.stream} `)) due.delete(each)
  }
  return [...due].map(each => `${each} was earned and not paid`)
}

const earnedBy = (uid: string, { inviteCode, referrer }: Fields): string[] => [
  `wallet-${uid} sign-up voucher`,
  ...(inviteCode ? [`wallet-${uid} invite-code ${inviteCode}`] : []),
  ...(referrer ? [`wallet-${uid} referee ${referrer}`, `wallet-${referrer} referrer ${uid}`] : []),
]
