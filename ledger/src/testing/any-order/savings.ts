import { Decimal } from '@strongroom/shared'
import fc from 'fast-check'
import { expect } from 'vitest'
import { addMonths } from '../../book/days.ts'
import { keptAt } from '../../book/persistent-map.ts'
import { changeFixedDeposit, settleFixedDeposit } from '../../earn/flow.ts'
import { type WalletFact, walletDecider } from '../../wallet/wallet-decider.ts'
import { BTC, USD } from '../wallet-cases.ts'
import { ask, commandId, factsOf, type Group, group, name, step, uid } from './steps.ts'

const cents = (most: number) =>
  fc.integer({ min: -10, max: most }).map(n => new Decimal(n).div(100).toFixed(2))
const term = fc.constantFrom(0 as const, 1 as const, 3 as const, 12 as const)
/** Days in no order: clocks step back, and jobs come late. */
const today = fc.integer({ min: 0, max: 15 }).map(months => addMonths('2026-01-31', months))
const side = fc.constantFrom('buy' as const, 'sell' as const)
const price = fc.constantFrom('0.5', '3.333333', '100.01')
const bitcoin = fc.integer({ min: 1, max: 400_000_000 }).map(n => new Decimal(n).div(100_000_000).toFixed(8))
const by = fc.constantFrom('member' as const, 'admin' as const)
const orderOf = (uid: string, name: string) => `${uid}-${name}`

/** Fixed deposits and trades. */
export const savings = group({
  makes: ['subscribeFixedDeposit', 'fixedDepositInterest', 'closeFixedDeposit', 'trade'],
  steps: [
    step(4, 'subscribe', { uid, name, amount: cents(20_000), term, today, commandId }, (ledger, of) =>
      ledger.handle(
        walletDecider,
        of.uid,
        ask(of.commandId, {
          type: 'SubscribeFixedDeposit',
          input: { depositId: of.name, planId: `USD-${of.term}`, amount: of.amount, rate: '7.3' },
          given: {
            verified: true,
            earnOn: true,
            plan: { currency: USD, term: of.term, rate: '7.3', minimum: '1' },
            today: of.today,
          },
        }),
      ),
    ),
    step(5, 'settle', { uid, name, today }, (ledger, { uid, name, today }) =>
      settleFixedDeposit(ledger, uid, name, {
        today,
        currency: USD,
        actor: { kind: 'system', id: 'interest' },
        correlationId: 'x',
      }),
    ),
    step(2, 'redeem', { uid, name, today, commandId }, (ledger, { uid, name, today, commandId }) =>
      changeFixedDeposit(
        ledger,
        uid,
        ask(commandId, {
          type: 'RedeemFixedDeposit',
          input: { depositId: name },
          given: { today, currency: USD },
        }),
      ),
    ),
    step(1, 'cancel deposit', { uid, name, today, by, commandId }, (ledger, of) =>
      changeFixedDeposit(
        ledger,
        of.uid,
        ask(of.commandId, {
          type: 'CancelFixedDeposit',
          input: { depositId: of.name, reason: 'x' },
          given: { today: of.today, currency: USD, by: of.by, canceller: 'finance' },
        }),
      ),
    ),
    step(
      1,
      're-rate',
      { uid, name, today, rate: fc.constantFrom('0', '3.65', '9'), commandId },
      (ledger, of) =>
        changeFixedDeposit(
          ledger,
          of.uid,
          ask(of.commandId, {
            type: 'ChangeFixedDepositRate',
            input: { depositId: of.name, rate: of.rate, reason: 'x' },
            given: { approver: 'finance', today: of.today, currency: USD },
          }),
        ),
    ),
    step(4, 'place', { uid, name, side, price, amount: bitcoin, commandId }, (ledger, of) =>
      ledger.handle(
        walletDecider,
        of.uid,
        ask(of.commandId, {
          type: 'PlaceTrade',
          input: {
            orderId: orderOf(of.uid, of.name),
            side: of.side,
            base: 'BTC',
            target: 'USD',
            price: of.price,
            amount: of.amount,
          },
          given: { verified: true, base: BTC, target: USD, pair: { minimum: '0.00000001' } },
        }),
      ),
    ),
    step(
      4,
      'fill',
      { uid, name, amount: fc.option(bitcoin, { nil: undefined }), market: price, commandId },
      (ledger, of) =>
        ledger.handle(
          walletDecider,
          of.uid,
          ask(of.commandId, {
            type: 'FillTrade',
            input: { orderId: orderOf(of.uid, of.name), amount: of.amount },
            given: {
              ...{ base: BTC, target: USD, by: { market: of.market } },
              bounds: { markets: [of.market], share: '0.05', byTwo: false },
            },
          }),
        ),
    ),
    step(
      3,
      'trade at the market',
      { uid, name, side, market: price, amount: bitcoin, commandId },
      (ledger, of) =>
        ledger.handle(
          walletDecider,
          of.uid,
          ask(of.commandId, {
            type: 'TradeAtMarket',
            input: {
              ...{ orderId: orderOf(of.uid, of.name), side: of.side, base: 'BTC', target: 'USD' },
              ...{ pays: of.side === 'buy' ? '12.34' : of.amount, least: '0' },
            },
            given: {
              ...{ verified: true, base: BTC, target: USD, pair: { minimum: '0' } },
              ...{ markets: [of.market], feeRate: '0.003' },
            },
          }),
        ),
    ),
    step(1, 'cancel trade', { uid, name, by, commandId }, async (ledger, { uid, name, by, commandId }) => {
      const orderId = orderOf(uid, name)
      const { state } = await ledger.load(walletDecider, uid)
      const locked = keptAt(state.trades, orderId)?.side === 'sell' ? BTC : USD
      return ledger.handle(
        walletDecider,
        uid,
        ask(commandId, {
          type: 'CancelTrade',
          input: { orderId, reason: 'x' },
          given: { by, canceller: 'finance', locked },
        }),
      )
    }),
  ],
  react: async () => {},
  // Interest is paid once for each month, month after month; each deposit ends once; orders that ended hold nothing.
  check: events => {
    const paid = factsOf<Extract<WalletFact, { type: 'InterestPaid' }>>(events, 'InterestPaid')
    const months = new Map<string, number>()
    for (const { uid, depositId, month } of paid) {
      expect(month).toBe((months.get(`${uid} ${depositId}`) ?? 0) + 1)
      months.set(`${uid} ${depositId}`, month)
    }
    const ends = ['FixedDepositMatured', 'FixedDepositRedeemed', 'FixedDepositCancelled'] as const
    const ended = ends.flatMap(type =>
      factsOf<Extract<WalletFact, { type: 'FixedDepositMatured' }>>(
        events,
        type as 'FixedDepositMatured',
      ).map(({ uid, depositId }) => `${uid} ${depositId}`),
    )
    expect(new Set(ended).size).toBe(ended.length)
    for (const left of leftLocked(events).values()) expect(left.toFixed()).toBe('0')
  },
})

type Placed = Extract<WalletFact, { type: 'TradePlaced' }>
type Filled = Extract<WalletFact, { type: 'TradeFilled' }>
type Cancelled = Extract<WalletFact, { type: 'TradeCancelled' }>

/** The amount still locked for each order that has been completed or cancelled. */
const leftLocked = (events: Parameters<Group['check']>[0]): ReadonlyMap<string, Decimal> => {
  const locked = new Map(
    factsOf<Placed>(events, 'TradePlaced').map(fact => [fact.orderId, new Decimal(fact.reserved)]),
  )
  const spend = (orderId: string, amount: string) =>
    locked.set(orderId, (locked.get(orderId) ?? new Decimal(0)).minus(amount))
  const fills = factsOf<Filled>(events, 'TradeFilled')
  const cancels = factsOf<Cancelled>(events, 'TradeCancelled')
  for (const { orderId, paid } of fills) spend(orderId, paid)
  for (const { orderId, unlocked } of cancels) spend(orderId, unlocked)
  const ended = new Set(
    [...fills.filter(fact => new Decimal(fact.left).isZero()), ...cancels].map(fact => fact.orderId),
  )
  return new Map([...locked].filter(([orderId]) => ended.has(orderId)))
}
