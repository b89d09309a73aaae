import { lockedCurrencyOf } from '@strongroom/ledger/trade'
import type { WalletFact } from '@strongroom/ledger/wallet'
import {
  begun,
  booked,
  closed,
  currenciesOf,
  type Line,
  paid,
  returned,
  said,
  settled,
  swapLine,
} from './line.ts'

type Fact<T extends WalletFact['type']> = Extract<WalletFact, { type: T }>

/** How each fact of a wallet reads on a statement. A new movement is an entry here. */
export const linesOf: { readonly [T in WalletFact['type']]: (fact: Fact<T>) => readonly Line[] } = {
  WalletOpened: () => [],
  WalletClosed: () => [],
  WalletFrozen: () => [],
  WalletUnfrozen: () => [],
  TopUpSubmitted: ({ topUpId, currency, amount, network, txid }) => [
    begun('top-up', topUpId, currency, { asked: amount, details: JSON.stringify({ network, txid }) }),
  ],
  TopUpApproved: ({ topUpId, currency, fee }) => [settled('top-up', topUpId, currency, { fee })],
  TopUpRejected: ({ topUpId, reason }) => [closed('top-up', topUpId, { state: 'rejected', reason })],
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
  AdjustmentWithdrawn: ({ adjustmentId, reason }) => [
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
  ScheduledQuickPayBegun: () => [],
  ScheduledQuickPayPaid: () => [],
  ScheduledQuickPaySkipped: () => [],
  ScheduledQuickPayPaused: () => [],
  ScheduledQuickPayResumed: () => [],
  ScheduledQuickPayCancelled: () => [],
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
  // An order may be filled part by part: the remaining amount names the part.
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
    begun('request-payment', requestId, currency, { asked: amount }),
  ],
  RequestedPaymentReceived: ({ requestId, currency, fee }) => [
    settled('request-payment', requestId, currency, { fee }),
  ],
  RequestedPaymentRejected: ({ requestId, reason }) => [
    closed('request-payment', requestId, { state: 'rejected', reason }),
  ],
  PaymentSubmitted: ({ paymentId, currency, fee }) => [
    booked('send-payment', paymentId, currency, { state: 'pending', fee }),
  ],
  PaymentSent: ({ paymentId }) => [closed('send-payment', paymentId, { state: 'done' })],
  PaymentFailed: ({ paymentId, currency, reason }) => [
    closed('send-payment', paymentId, { state: 'rejected', reason }),
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
  CardNumberShown: () => [],
  // Movements of a card's money stand among the card's own transactions.
  CardActivated: () => [],
  CardBlocked: () => [],
  CardLogBooked: () => [],
  CardLogReversed: () => [],
  CardFeeTaken: () => [],
  CardSuspended: () => [],
  CardResumed: () => [],
}
