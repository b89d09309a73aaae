import { Decimal, wire } from '@strongroom/shared'
import fc from 'fast-check'
import { expect } from 'vitest'
import { releaseOrder } from '../../card/order-flow.ts'
import type { LedgerEvent } from '../../eventlog/envelope.ts'
import { releaseRejected } from '../../top-up/flow.ts'
import { type CancelCase, lockedCurrencyOf } from '../../wallet/cancel-case.ts'
import { type WalletFact, walletDecider } from '../../wallet/wallet-decider.ts'
import { USD, USDC } from '../wallet-cases.ts'
import { ask, commandId, factsOf, group, name, step, uid } from './steps.ts'

type Cancelled = Extract<WalletFact, { type: 'CaseCancelled' }>
const releases = { 'top-up': releaseRejected, 'card-order': releaseOrder }
const kind = fc.constantFrom(...wire.cancelledKinds)

/** The facts that end a case in another way, by the kind of the case; those of other kinds name their case by another field. */
const otherEnds: Readonly<Record<wire.CancelledKind, readonly WalletFact['type'][]>> = {
  'top-up': ['TopUpApproved', 'TopUpRejected'],
  deposit: ['DepositReceived', 'DepositFailed', 'DepositCompleted', 'DepositRejected'],
  'fps-top-up': ['FpsTopUpApproved', 'FpsTopUpRejected'],
  withdrawal: ['WithdrawalSettled', 'WithdrawalRejected', 'WithdrawalReturned'],
  'chain-send': ['ChainSendSettled', 'ChainSendRejected'],
  'request-payment': ['RequestedPaymentReceived', 'RequestedPaymentRejected'],
  'send-payment': ['PaymentSent', 'PaymentFailed', 'PaymentReturned'],
  'currency-request': ['CurrencyApproved', 'CurrencyRejected'],
  'card-order': ['CardOrderProcessed', 'CardOrderRejected'],
  'card-charge': ['CardChargeApproved', 'CardChargeRejected'],
}
/** The facts that lock money for a case. */
const locking: Readonly<Partial<Record<string, WalletFact['type']>>> = {
  withdrawal: 'WithdrawalRequested',
  'chain-send': 'ChainSendRequested',
  'send-payment': 'PaymentSubmitted',
  'card-charge': 'CardChargeRequested',
}

/** The id by which a fact names its case. */
const caseOf = ({ data }: LedgerEvent): string | undefined => {
  const fields: Readonly<Record<string, unknown>> = { ...data }
  const names = [
    'caseId',
    'topUpId',
    'depositId',
    'fpsId',
    'withdrawalId',
    'sendId',
    'requestId',
    'paymentId',
    'orderId',
    'chargeId',
  ]
  return names.flatMap(each => (typeof fields[each] === 'string' ? [String(fields[each])] : []))[0]
}

/** Cases of every kind that members cancel while they wait. */
export const cancelling = group({
  makes: ['cancelCase'],
  steps: [
    step(6, 'cancel', { uid, name, kind, commandId }, async (ledger, { uid, name, kind, commandId }) => {
      const caseId = `${uid}-${name}`
      const { state } = await ledger.load(walletDecider, uid)
      const code = lockedCurrencyOf(state, { kind, caseId })
      const currency = [USD, USDC].find(each => each.code === code)
      const command: CancelCase = { type: 'CancelCase', input: { kind, caseId }, given: { currency } }
      return ledger.handle(walletDecider, uid, ask(commandId, command))
    }),
  ],
  react: async (event, ledger) => {
    if (event.type !== 'CaseCancelled') return
    const { kind, caseId } = event.data as unknown as Cancelled
    const about = { actor: { kind: 'system', id: 'claims' }, correlationId: 'x' } as const
    const uid = event.stream.slice('wallet-'.length)
    if (kind === 'top-up' || kind === 'card-order') await releases[kind](ledger, uid, caseId, about)
  },
  check: events => {
    const cancelled = factsOf<Cancelled>(events, 'CaseCancelled')
    const keys = cancelled.map(({ uid, kind, caseId }) => `${uid} ${kind} ${caseId}`)
    expect(keys).toEqual([...new Set(keys)])
    for (const { uid, kind, caseId, legs } of cancelled) {
      const about = events.filter(event => event.stream === `wallet-${uid}` && caseOf(event) === caseId)
      const ends = otherEnds[kind as wire.CancelledKind]
      expect(about.filter(({ type }) => ends.some(end => end === type))).toEqual([])
      const locked = about.filter(({ type }) => type === locking[kind]).flatMap(({ data }) => data.legs ?? [])
      // All that was locked is back where it came from, and nothing else.
      const sums = new Map<string, Decimal>()
      for (const { account, currency, amount } of [...locked, ...legs])
        sums.set(
          `${account} ${currency}`,
          (sums.get(`${account} ${currency}`) ?? new Decimal(0)).plus(amount),
        )
      expect([...sums].filter(([, sum]) => !sum.isZero())).toEqual([])
    }
  },
})
