import { type Leg, lockedCurrencyOf, ownerOf, type WalletFact } from '@strongroom/ledger'
import type { Row } from '../runner/projection.ts'

/** What a line of the statement says besides its amount. `set` holds only what this fact knows. */
export type Line = {
  /** Names the line among the member's. A later fact with the same name changes it. */
  readonly id: string
  readonly currency?: string
  /** `begun`: a new line that has not moved anything. `booked`: moves money now. `closed`: will never move any. */
  readonly step: 'begun' | 'booked' | 'closed'
  /** Whether an earlier fact has begun the line. */
  readonly known: boolean
  readonly set: Row
}

type Fact<T extends WalletFact['type']> = Extract<WalletFact, { type: T }>

/** How each fact of a wallet reads on a statement. A new movement is an entry here. */
export const linesOf: { readonly [T in WalletFact['type']]: (fact: Fact<T>) => readonly Line[] } = {
  WalletOpened: () => [],
  WalletClosed: () => [],
  TopUpSubmitted: ({ topUpId, currency, amount, network, txid }) => [
    {
      id: `top-up:${topUpId}`,
      currency,
      step: 'begun',
      known: false,
      set: {
        kind: 'top-up',
        reference: topUpId,
        state: 'pending',
        asked: amount,
        details: JSON.stringify({ network, txid }),
      },
    },
  ],
  TopUpApproved: ({ topUpId, currency, fee }) => [
    { id: `top-up:${topUpId}`, currency, step: 'booked', known: true, set: { state: 'done', fee } },
  ],
  TopUpRejected: ({ topUpId, reason }) => [
    { id: `top-up:${topUpId}`, step: 'closed', known: true, set: { state: 'rejected', reason } },
  ],
  DepositSubmitted: ({ depositId, target, currency, amount }) => [
    begun('deposit', depositId, currency, { asked: amount, details: JSON.stringify({ target }) }),
  ],
  DepositReceived: () => [],
  DepositFailed: ({ depositId, reason }) => [closed('deposit', depositId, { state: 'rejected', reason })],
  DepositCompleted: ({ depositId, currency, amount, fee }) => [
    settled('deposit', depositId, currency, { asked: amount, fee }),
  ],
  DepositRejected: ({ depositId, reason }) => [closed('deposit', depositId, { state: 'rejected', reason })],
  DepositConfirmed: () => [],
  FpsTopUpSubmitted: ({ fpsId, currency, hkdAmount, ratio }) => [
    begun('fps-top-up', fpsId, currency, { details: JSON.stringify({ hkdAmount, ratio }) }),
  ],
  FpsTopUpApproved: ({ fpsId, currency, amount, fee }) => [
    settled('fps-top-up', fpsId, currency, { asked: amount, fee }),
  ],
  FpsTopUpRejected: ({ fpsId, reason }) => [closed('fps-top-up', fpsId, { state: 'rejected', reason })],
  CircleDepositCredited: ({ circleId, currency, amount, fee }) => [
    booked('circle-deposit', circleId, currency, { asked: amount, fee }),
  ],
  WithdrawalRequested: ({ withdrawalId, source, currency, amount, fee }) => [
    booked('withdrawal', withdrawalId, currency, {
      state: 'pending',
      asked: amount,
      fee,
      details: JSON.stringify({ source }),
    }),
  ],
  WithdrawalSettled: ({ withdrawalId, currency, fee, legs }) => [
    closed('withdrawal', withdrawalId, { state: 'done', fee }),
    ...returned('withdrawal-returned', withdrawalId, currency, legs),
  ],
  WithdrawalRejected: ({ withdrawalId, currency, reason, legs }) => [
    closed('withdrawal', withdrawalId, { state: 'rejected', reason }),
    ...returned('withdrawal-returned', withdrawalId, currency, legs),
  ],
  ChainSendRequested: ({ sendId, currency, network, amount, fee }) => [
    booked('chain-send', sendId, currency, {
      state: 'pending',
      asked: amount,
      fee,
      details: JSON.stringify({ network }),
    }),
  ],
  ChainSendSettled: ({ sendId }) => [closed('chain-send', sendId, { state: 'done' })],
  ChainSendRejected: ({ sendId, currency, reason, legs }) => [
    closed('chain-send', sendId, { state: 'rejected', reason }),
    ...returned('chain-send-returned', sendId, currency, legs),
  ],
  CurrencyRequested: () => [],
  CurrencyApproved: () => [],
  CurrencyRejected: () => [],
  AdjustmentProposed: ({ adjustmentId, currency, amount, reason }) => [
    begun('adjustment', adjustmentId, currency, { asked: amount, reason }),
  ],
  AdjustmentBooked: ({ adjustmentId, currency }) => [settled('adjustment', adjustmentId, currency)],
  AdjustmentRejected: ({ adjustmentId, reason }) => [
    closed('adjustment', adjustmentId, { state: 'rejected', reason }),
  ],
  MovementReversed: ({ eventId, lines, reason, legs }) => [
    ...lines.map(id => ({ id, step: 'closed', known: true, set: { state: 'reversed' } }) as const),
    ...currenciesOf(legs).map(currency => ({
      ...booked('reversal', eventId, currency, { reason }),
      id: `reversal:${eventId}:${currency}`,
    })),
  ],
  BonusGranted: ({ bonus, about, currency }) => [booked(`${bonus}-bonus`, about, currency)],
  SwapSettled: ({ swapId, source, target, rate, feeRate, fee }) => {
    const shared = {
      reference: swapId,
      state: 'done',
      details: JSON.stringify({ source, target, rate, feeRate }),
    }
    return [
      swapLine(swapId, source, { ...shared, kind: 'swap-out', fee }),
      swapLine(swapId, target, { ...shared, kind: 'swap-in', fee: null }),
    ]
  },
  QuickPaySent: ({ paymentId, currency, to }) => [paid(paymentId, currency, 'quick-pay-sent', to)],
  QuickPayReceived: ({ paymentId, currency, from }) => [
    paid(paymentId, currency, 'quick-pay-received', from),
  ],
  FixedDepositSubscribed: ({ depositId, currency, term, rate, maturesOn }) => [
    booked('fixed-deposit', depositId, currency, { details: said({ term, rate, maturesOn }) }),
  ],
  InterestPaid: ({ depositId, month, currency, from, to, rate }) => [
    {
      ...booked('interest', depositId, currency, { details: said({ month, from, to, rate }) }),
      id: `interest:${depositId}:${month}`,
    },
  ],
  FixedDepositRateChanged: () => [],
  FixedDepositMatured: ({ depositId, currency }) => [booked('fixed-deposit-matured', depositId, currency)],
  FixedDepositRedeemed: ({ depositId, currency, principal, interest, forfeited }) => [
    booked('fixed-deposit-redeemed', depositId, currency, {
      details: said({ principal, interest, forfeited }),
    }),
  ],
  FixedDepositCancelled: ({ depositId, currency, reason }) => [
    booked('fixed-deposit-cancelled', depositId, currency, { reason: reason ?? null }),
  ],
  TradePlaced: ({ orderId, side, base, target, price, amount }) => [
    booked('trade-placed', orderId, lockedCurrencyOf({ side, base, target }), {
      details: said({ side, base, target, price, amount }),
    }),
  ],
  // An order may be filled part by part: what is left names the part.
  TradeFilled: ({ orderId, receivedCurrency, paid, paidCurrency, left }) => [
    {
      ...booked('trade-filled', orderId, receivedCurrency, {
        details: said({ paid, paidCurrency, left }),
      }),
      id: `trade-filled:${orderId}:${left}`,
    },
  ],
  TradeCancelled: ({ orderId, currency, reason }) => [
    booked('trade-cancelled', orderId, currency, { reason: reason ?? null }),
  ],
  PayCodeReserved: ({ codeId, currency, perScan, times, expiresAt }) => [
    booked('pay-code', codeId, currency, { details: said({ perScan, times, expiresAt }) }),
  ],
  PayCodePaid: () => [],
  PayCodeReceived: ({ codeId, currency, from }) => [
    booked('pay-code-received', codeId, currency, { counterparty: from }),
  ],
  PayCodeReturned: ({ codeId, currency }) => [booked('pay-code-returned', codeId, currency)],
  PaymentRequested: ({ requestId, currency, amount }) => [
    {
      id: `request-payment:${requestId}`,
      currency,
      step: 'begun',
      known: false,
      set: { kind: 'request-payment', reference: requestId, state: 'pending', asked: amount },
    },
  ],
  RequestedPaymentReceived: ({ requestId, currency, fee }) => [
    {
      id: `request-payment:${requestId}`,
      currency,
      step: 'booked',
      known: true,
      set: { state: 'done', fee },
    },
  ],
  RequestedPaymentRejected: ({ requestId, reason }) => [
    { id: `request-payment:${requestId}`, step: 'closed', known: true, set: { state: 'rejected', reason } },
  ],
  PaymentSubmitted: ({ paymentId, currency, fee }) => [
    booked('send-payment', paymentId, currency, { state: 'pending', fee }),
  ],
  PaymentSent: ({ paymentId }) => [
    { id: `send-payment:${paymentId}`, step: 'closed', known: true, set: { state: 'done' } },
  ],
  PaymentFailed: ({ paymentId, currency, reason }) => [
    { id: `send-payment:${paymentId}`, step: 'closed', known: true, set: { state: 'rejected', reason } },
    booked('send-payment-returned', paymentId, currency),
  ],
  CardOpened: ({ cardId, currency, fee, precharge, legs }) =>
    currenciesOf(legs).length === 0
      ? []
      : [booked('card-opened', cardId, currency, { fee, details: said({ precharge }) })],
  CardOrderSubmitted: () => [],
  CardOrderProcessed: () => [],
  CardOrderRejected: () => [],
  CardChargeRequested: ({ chargeId, currency, amount, cardCurrency, fee }) => [
    booked('card-charge', chargeId, currency, {
      state: 'pending',
      fee,
      details: said({ amount, cardCurrency }),
    }),
  ],
  CardChargeApproved: ({ chargeId }) => [closed('card-charge', chargeId, { state: 'done' })],
  CardChargeRejected: ({ chargeId, currency, reason, legs }) => [
    closed('card-charge', chargeId, { state: 'rejected', reason }),
    ...returned('card-charge-returned', chargeId, currency, legs),
  ],
  CardHolderEdited: () => [],
  // What happens to the money on a card stands among the card's own transactions.
  CardActivated: () => [],
  CardBlocked: () => [],
  CardLogBooked: () => [],
  CardLogReversed: () => [],
  CardFeeTaken: () => [],
  CardSuspended: () => [],
  CardResumed: () => [],
}

const swapLine = (id: string, currency: string, set: Row): Line => ({
  id: `swap:${id}:${currency}`,
  currency,
  step: 'booked',
  known: false,
  set,
})

/** What else a sentence about a line needs, each as text. What there is none of is left out. */
const said = (details: Readonly<Record<string, string | number | null>>): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(details).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
    ),
  )

/** A line that moves money once and is done. */
const booked = (kind: string, reference: string, currency: string, set: Row = {}): Line => ({
  id: `${kind}:${reference}`,
  currency,
  step: 'booked',
  known: false,
  set: { kind, reference, state: 'done', ...set },
})

/** A line that moves nothing yet. */
const begun = (kind: string, reference: string, currency: string, set: Row = {}): Line => ({
  id: `${kind}:${reference}`,
  currency,
  step: 'begun',
  known: false,
  set: { kind, reference, state: 'pending', ...set },
})

/** A line begun earlier, whose money moves now. */
const settled = (kind: string, reference: string, currency: string, set: Row = {}): Line => ({
  id: `${kind}:${reference}`,
  currency,
  step: 'booked',
  known: true,
  set: { state: 'done', ...set },
})

/** A line that moves nothing more. */
const closed = (kind: string, reference: string, set: Row): Line => ({
  id: `${kind}:${reference}`,
  step: 'closed',
  known: true,
  set,
})

/** A line for what comes back to the available balance, if anything does. */
const returned = (
  kind: string,
  reference: string,
  currency: string,
  legs: readonly Leg[],
): readonly Line[] => (currenciesOf(legs).includes(currency) ? [booked(kind, reference, currency)] : [])

/** Currencies whose available balance the legs touch. */
const currenciesOf = (legs: readonly Leg[]): readonly string[] => [
  ...new Set(
    legs.filter(leg => ownerOf(leg.account)?.pocket === 'available').map(({ currency }) => currency),
  ),
]

const paid = (paymentId: string, currency: string, kind: string, counterparty: string): Line => ({
  id: `${kind}:${counterparty}:${paymentId}`,
  currency,
  step: 'booked',
  known: false,
  set: { kind, reference: paymentId, state: 'done', counterparty },
})
