import { Decimal } from '@strongroom/shared'
import fc from 'fast-check'
import { expect } from 'vitest'
import { orderHashOf, rejectCardOrder, releaseOrder, submitCardOrder } from '../../card/order-flow.ts'
import type { LedgerEvent } from '../../eventlog/envelope.ts'
import { type WalletCommand, type WalletFact, walletDecider } from '../../wallet/wallet-decider.ts'
import { USD, USDC } from '../wallet-cases.ts'
import { ask, commandId, factsOf, group, name, step, uid } from './steps.ts'

type Fact<T extends WalletFact['type']> = Extract<WalletFact, { type: T }>

const amount = fc.integer({ min: -10, max: 4_000 }).map(cents => new Decimal(cents).div(100).toFixed(2))
const today = fc.constantFrom('2026-11-20', '2026-11-21')
const daily = '50'

const simple = (
  weight: number,
  what: string,
  commandFor: (id: string, of: { amount: string; today: string }) => WalletCommand,
) =>
  step(weight, what, { uid, name, amount, today, commandId }, (ledger, of) =>
    ledger.handle(walletDecider, of.uid, ask(of.commandId, commandFor(`${of.uid}-${of.name}`, of))),
  )

const given = { approver: 'finance', currency: USDC, cardCurrency: USD }
/** The type of a card by the way in which it is opened. */
const types = { wallet: 'plain', bank: undefined, provider: 'gold' } as const

/** A card, opened in all three ways, and its charges. */
export const card = group({
  makes: ['openCard', 'cardStanding', 'cardOrder', 'chargeCard'],
  steps: [
    simple(6, 'open card', (cardId, { amount }) => ({
      type: 'OpenCard',
      input: { cardId, currency: 'USDC' },
      given: {
        verified: true,
        currency: USDC,
        cardCurrency: USD,
        fee: '5',
        initialBalance: '2',
        precharge: new Decimal(amount).abs().toFixed(),
        type: { id: types.wallet, isOffered: true },
      },
    })),
    simple(1, 'voucher', depositId => ({
      type: 'SubmitDeposit',
      input: { depositId, target: 'open-card', currency: 'USD', amount: '60', proofId: 'file' },
      given: { verified: true, currency: USD, bankUsable: true, card: { vipLevel: 3, fee: '10' } },
    })),
    // One number for two members: only one of them may have it.
    step(1, 'card order', { uid, name, commandId }, (ledger, { uid, name, commandId }) =>
      submitCardOrder(
        ledger,
        uid,
        ask(commandId, {
          type: 'SubmitCardOrder',
          input: { orderId: `${uid}-${name}`, orderHash: orderHashOf(name) },
          given: { verified: true, on: true, type: { id: types.provider, isOffered: true } },
        }),
      ),
    ),
    simple(3, 'process card order', orderId => ({
      type: 'ProcessCardOrder',
      input: { orderId },
      given: { approver: 'finance', cardCurrency: USD, initialBalance: '2' },
    })),
    step(2, 'reject card order', { uid, name, commandId }, (ledger, { uid, name, commandId }) =>
      rejectCardOrder(
        ledger,
        uid,
        ask(commandId, {
          type: 'RejectCardOrder',
          input: { orderId: `${uid}-${name}`, reason: 'no such order' },
          given: { approver: 'finance' },
        }),
      ),
    ),
    step(8, 'activate card', { uid, commandId }, async (ledger, { uid, commandId }) => {
      const { state } = await ledger.load(walletDecider, uid)
      const command = {
        type: 'ActivateCard',
        input: { cardId: state.card?.cardId ?? 'none' },
        given: { approver: 'finance', today: '2026-11-20' },
      } as const
      return ledger.handle(walletDecider, uid, ask(commandId, command))
    }),
    simple(8, 'charge card', (chargeId, { amount, today }) => ({
      type: 'ChargeCard',
      input: { chargeId, currency: 'USDC', amount },
      given: {
        verified: true,
        currency: USDC,
        cardCurrency: USD,
        limits: { minimum: '1', maximum: '35', daily },
        feeRate: '0.015',
        today,
      },
    })),
    simple(4, 'approve charge', chargeId => ({ type: 'ApproveCardCharge', input: { chargeId }, given })),
    simple(2, 'reject charge', chargeId => ({
      type: 'RejectCardCharge',
      input: { chargeId, reason: 'x' },
      given,
    })),
  ],
  react: async (event, ledger) => {
    if (event.type !== 'CardOrderRejected') return
    const { orderId } = event.data as unknown as Fact<'CardOrderRejected'>
    const about = { actor: { kind: 'system', id: 'claims' }, correlationId: 'x' } as const
    await releaseOrder(ledger, event.stream.slice('wallet-'.length), orderId, about)
  },
  check: events => {
    const opened = factsOf<Fact<'CardOpened'>>(events, 'CardOpened')
    for (const { openedBy, cardType } of opened) expect(cardType).toBe(types[openedBy])
    const owners = opened.map(({ uid }) => uid)
    expect(owners).toEqual([...new Set(owners)])
    const cancelled = factsOf<Fact<'CaseCancelled'>>(events, 'CaseCancelled').filter(
      ({ kind }) => kind === 'card-order',
    )
    const rejected = new Set([
      ...factsOf<Fact<'CardOrderRejected'>>(events, 'CardOrderRejected').map(({ orderId }) => orderId),
      ...cancelled.map(({ caseId }) => caseId),
    ])
    const orders = factsOf<Fact<'CardOrderSubmitted'>>(events, 'CardOrderSubmitted')
    const numbers = orders
      .filter(({ orderId }) => !rejected.has(orderId))
      .map(({ orderId }) => orderId.split('-')[1])
    expect(numbers).toEqual([...new Set(numbers)])
    checkCharges(events)
  },
})

/** A charge is decided once, and those of a day keep within its limit. */
const checkCharges = (events: readonly LedgerEvent[]) => {
  const rejected = factsOf<Fact<'CardChargeRejected'>>(events, 'CardChargeRejected').map(of => of.chargeId)
  const approved = factsOf<Fact<'CardChargeApproved'>>(events, 'CardChargeApproved').map(of => of.chargeId)
  const decisions = [...rejected, ...approved]
  expect(decisions).toEqual([...new Set(decisions)])
  const charged = new Map<string, Decimal>()
  for (const { uid, day, amount, chargeId } of factsOf<Fact<'CardChargeRequested'>>(
    events,
    'CardChargeRequested',
  ))
    if (!rejected.includes(chargeId))
      charged.set(`${uid} ${day}`, (charged.get(`${uid} ${day}`) ?? new Decimal(0)).plus(amount))
  for (const sum of charged.values()) expect(sum.lessThanOrEqualTo(daily)).toBe(true)
}
