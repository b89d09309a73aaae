import type { WalletFact } from '@strongroom/ledger'
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
}

const swapLine = (id: string, currency: string, set: Row): Line => ({
  id: `swap:${id}:${currency}`,
  currency,
  step: 'booked',
  known: false,
  set,
})

const paid = (paymentId: string, currency: string, kind: string, counterparty: string): Line => ({
  id: `${kind}:${counterparty}:${paymentId}`,
  currency,
  step: 'booked',
  known: false,
  set: { kind, reference: paymentId, state: 'done', counterparty },
})
