import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import { type WalletFact, walletDecider } from '@strongroom/ledger/wallet'
import type { Acknowledged } from '../acknowledged.ts'

/** Facts that are identified by their case; all others by their command. */
const cases = {
  TopUpApproved: 'topUpId',
  TopUpRejected: 'topUpId',
  DepositReceived: 'depositId',
  DepositFailed: 'depositId',
  DepositCompleted: 'depositId',
  DepositRejected: 'depositId',
  DepositConfirmed: 'depositId',
  FpsTopUpApproved: 'fpsId',
  FpsTopUpRejected: 'fpsId',
  CircleDepositCredited: 'circleId',
  WithdrawalSettled: 'withdrawalId',
  WithdrawalRejected: 'withdrawalId',
  WithdrawalReturned: 'withdrawalId',
  AdjustmentBooked: 'adjustmentId',
  AdjustmentRejected: 'adjustmentId',
  AdjustmentWithdrawn: 'adjustmentId',
  FixedDepositRedeemed: 'depositId',
  FixedDepositCancelled: 'depositId',
  FixedDepositRateChanged: 'depositId',
  TradeCancelled: 'orderId',
  PayCodeReserved: 'codeId',
  PayCodeReceived: 'codeId',
  RequestedPaymentReceived: 'requestId',
  RequestedPaymentRejected: 'requestId',
  PaymentSent: 'paymentId',
  PaymentFailed: 'paymentId',
  PaymentReturned: 'paymentId',
  CaseCancelled: 'caseId',
  WalletOpened: 'currency',
  CurrencyApproved: 'requestId',
  CurrencyRejected: 'requestId',
  CardOpened: 'cardId',
  CardChargeApproved: 'chargeId',
  CardChargeRejected: 'chargeId',
  CardLogBooked: 'networkTransactionId',
  CardPurchaseAuthorised: 'authorisationId',
  CardPurchaseCaptured: 'authorisationId',
  CardPurchaseRefunded: 'authorisationId',
  ChainSendSettled: 'sendId',
  ChainSendRejected: 'sendId',
  CardLogReversed: 'logId',
  CardOrderProcessed: 'orderId',
  CardOrderRejected: 'orderId',
  VipApplicationApproved: 'applicationId',
  VipApplicationRejected: 'applicationId',
  GiftCardsAccepted: 'applicationId',
  GiftCardsSent: 'applicationId',
  GiftCardsRejected: 'applicationId',
  VirtualAccountGiven: 'proposalId',
  // Applied for and given once, on each network.
  DepositAddressApplied: 'network',
  DepositAddressGiven: 'network',
} as const satisfies Record<string, string>
/** A fact that is looked for by its case. */
export type CaseFact = keyof typeof cases

/** Facts about a member that are not in their wallet, by the category of the stream they are in. */
const elsewhere: Readonly<Record<string, string>> = {
  VipApplied: 'member',
  VipApplicationApproved: 'member',
  VipApplicationRejected: 'member',
  GiftCardsAccepted: 'member',
  GiftCardsSent: 'member',
  GiftCardsRejected: 'member',
  VirtualAccountGiven: 'member',
  UserGroupSet: 'member',
  MemberDeleted: 'member',
  DepositAddressApplied: 'addresses',
  DepositAddressGiven: 'addresses',
}

/** The identity of a fact: its case, else its command. */
export const caseOf = ({ type, metadata, data }: LedgerEvent): string | undefined => {
  const field = (cases as Readonly<Record<string, string>>)[type]
  return field ? (data as unknown as Record<string, string>)[field] : metadata.commandId
}

/** Every answer that said "done" has left its fact in that member's stream, once. */
export const acknowledged = (events: readonly LedgerEvent[], acks: readonly Acknowledged[]): string[] => {
  const left = new Map<string, number>()
  for (const event of events) {
    const key = `${event.type} ${event.stream} ${caseOf(event)}`
    left.set(key, (left.get(key) ?? 0) + 1)
  }
  return acks.flatMap(({ movement, fact, commandId, uid }) => {
    const times = left.get(`${fact} ${elsewhere[fact] ?? 'wallet'}-${uid} ${commandId}`) ?? 0
    return times === 1
      ? []
      : [`${movement} ${commandId} of ${uid} was acknowledged and left ${times} facts ${fact}`]
  })
}

/** Facts that no answer promises: the house, the calendar or an earlier request brings them about. */
const untold: readonly string[] = [
  'BonusGranted',
  'InterestPaid',
  'FixedDepositMatured',
  'CardFeeTaken',
  'CardSuspended',
  'CardResumed',
  'PayCodeReturned',
  'CurrencyRequested',
  'BalanceGivenUp',
  // A processor whose answer was late, or never came, is told otherwise: what it asked for is given back, or stands.
  'CardPurchaseAuthorised',
  'CardPurchaseDeclined',
  'CardPurchaseReleased',
  'CardPurchaseCaptured',
  'CardPurchaseRefunded',
] satisfies WalletFact['type'][]
const promised = Object.keys(walletDecider.facts).filter(fact => !untold.includes(fact))

/** No more facts than acknowledgements: nothing that was refused or never answered has had an effect. */
export const counted = (
  events: readonly LedgerEvent[],
  acks: readonly Acknowledged[],
  before: ReadonlyMap<string, number>,
): string[] => {
  const now = countOf(events)
  const expected = new Map<string, number>(promised.map(fact => [fact, 0]))
  for (const { fact } of acks) if (!untold.includes(fact)) expected.set(fact, (expected.get(fact) ?? 0) + 1)
  expected.set('QuickPayReceived', expected.get('QuickPaySent') ?? 0)
  expected.set('PayCodePaid', expected.get('PayCodeReceived') ?? 0)
  return [...expected].flatMap(([fact, count]) => {
    const made = (now.get(fact) ?? 0) - (before.get(fact) ?? 0)
    return made === count ? [] : [`${count} ${fact} were acknowledged, ${made} are in the log`]
  })
}

export const countOf = (events: readonly LedgerEvent[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1)
  return counts
}
