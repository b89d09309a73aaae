import { Decimal } from '@strongroom/shared'
import fc from 'fast-check'
import { expect } from 'vitest'
import { creditCircleDeposit } from '../../bank/flow.ts'
import type { LedgerEvent } from '../../eventlog/envelope.ts'
import { reverseMovement } from '../../office/flow.ts'
import type { BonusKind } from '../../referral/bonus.ts'
import { type WalletCommand, walletDecider } from '../../wallet/wallet-decider.ts'
import { USD } from '../wallet-cases.ts'
import { ask, commandId, group, inTurn, name, step, uid } from './steps.ts'

const cents = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map(n => new Decimal(n).div(100).toFixed(2))
const amount = cents(-10, 30_000)
const fee = cents(0, 3_000)
const place = fc.constantFrom('wallet' as const, 'card' as const)
const admin = fc.constantFrom('finance', 'finance-2')

type Drawn = { amount: string; fee: string; place: 'wallet' | 'card'; admin: string }

const simple = (weight: number, what: string, commandFor: (id: string, of: Drawn) => WalletCommand) =>
  step(weight, what, { uid, name, amount, fee, place, admin, commandId }, (ledger, of) =>
    ledger.handle(walletDecider, of.uid, ask(of.commandId, commandFor(`${of.uid}-${of.name}`, of))),
  )

const withdrawing = (withdrawalId: string, { amount, place }: Drawn): WalletCommand => ({
  type: 'RequestWithdrawal',
  input: { withdrawalId, source: place, currency: 'USD', amount, bankId: 'b' },
  given: {
    verified: true,
    currency: USD,
    minimum: '1',
    fee: { fee: '2', feeRate: '0.01' },
    bankUsable: true,
    today: '2026-11-21',
  },
})
const approving = (withdrawalId: string, { fee, admin: approver }: Drawn): WalletCommand => ({
  type: 'ApproveWithdrawal',
  input: { withdrawalId, fee: new Decimal(fee).div(10).toFixed(2) },
  given: { approver, currency: USD },
})
const returning = (withdrawalId: string, { fee, admin: approver }: Drawn): WalletCommand => ({
  type: 'ReturnWithdrawal',
  input: { withdrawalId, charge: new Decimal(fee).div(10).toFixed(2), reason: 'x' },
  given: { approver, currency: USD },
})

/** Deposits, withdrawals, adjustments, reversals and bonuses. */
export const bank = group({
  makes: [
    'deposit',
    'fpsTopUp',
    'circleDeposit',
    'withdrawal',
    'returnedWithdrawal',
    'adjustment',
    'reversal',
    'bonus',
  ],
  steps: [
    simple(2, 'deposit', (depositId, { amount, place }) => ({
      type: 'SubmitDeposit',
      input: { depositId, target: place, currency: 'USD', amount, proofId: 'file' },
      given: {
        verified: true,
        currency: USD,
        bankUsable: true,
        card: { vipLevel: 3, fee: '10' },
      },
    })),
    simple(3, 'complete deposit', (depositId, { fee, admin: approver }) => ({
      type: 'CompleteDeposit',
      input: { depositId, fee },
      given: { approver, currency: USD, usualFee: {}, cardFee: '10', cardInitialBalance: '20' },
    })),
    simple(1, 'reject deposit', (depositId, { admin: approver }) => ({
      type: 'RejectDeposit',
      input: { depositId, reason: 'x' },
      given: { approver },
    })),
    simple(1, 'fps', (fpsId, { amount: hkdAmount }) => ({
      type: 'SubmitFpsTopUp',
      input: { fpsId, hkdAmount, receiptId: 'file' },
      given: { verified: true, on: true, currency: USD, ratio: '0.1277', minimum: '1', maximum: '250' },
    })),
    simple(2, 'approve fps', (fpsId, { fee, admin: approver }) => ({
      type: 'ApproveFpsTopUp',
      input: { fpsId, fee },
      given: { approver, currency: USD },
    })),
    step(1, 'circle', { uid, name, amount, commandId }, (ledger, { uid, name, amount, commandId }) =>
      creditCircleDeposit(
        ledger,
        uid,
        ask(commandId, {
          type: 'CreditCircleDeposit',
          input: { circleId: name, currency: 'USD', amount },
          given: { recorder: 'finance', currency: USD },
        }),
      ),
    ),
    simple(4, 'withdraw', withdrawing),
    simple(3, 'approve withdrawal', approving),
    simple(2, 'reject withdrawal', (withdrawalId, { admin: approver }) => ({
      type: 'RejectWithdrawal',
      input: { withdrawalId, reason: 'x' },
      given: { approver, currency: USD },
    })),
    step(3, 'send a withdrawal back', { uid, name, amount, fee, place, admin, commandId }, (ledger, of) => {
      const id = `${of.uid}-${of.name}`
      const again = returning(id, of)
      return inTurn(ledger, of, [withdrawing(id, of), approving(id, of), again, again])
    }),
    simple(2, 'adjust', (adjustmentId, { amount, admin: enteredBy }) => ({
      type: 'ProposeAdjustment',
      input: {
        adjustmentId,
        currency: 'USD',
        amount: new Decimal(amount).minus(100).toFixed(2),
        reason: 'x',
      },
      given: { enteredBy, currency: USD, aloneUpTo: '50' },
    })),
    simple(2, 'approve adjustment', (adjustmentId, { admin: approver }) => ({
      type: 'ApproveAdjustment',
      input: { adjustmentId },
      given: { approver, currency: USD },
    })),
    step(
      1,
      'bonus',
      { uid, about: uid, kind: fc.constantFrom<BonusKind>('referrer', 'referee'), amount, commandId },
      (ledger, of) =>
        ledger.handle(
          walletDecider,
          of.uid,
          ask(of.commandId, {
            type: 'GrantBonus',
            input: { bonus: of.kind, about: of.about, currency: 'USD', amount: of.amount },
            given: { currency: USD },
          }),
        ),
    ),
    step(4, 'reverse', { uid, at: fc.nat(30), commandId }, async (ledger, { uid, at, commandId }, log) => {
      const [event] = await log.readStream(`wallet-${uid}`, { from: at, limit: 1 })
      const { command: _, ...about } = ask(commandId, {})
      const original = { eventId: event?.id ?? 'none', revision: at, lines: [] }
      return reverseMovement({ ledger, log }, uid, {
        ...about,
        ...original,
        reversalId: commandId,
        reason: 'x',
        reverser: 'finance',
      })
    }),
  ],
  react: async () => {},
  check: events => {
    for (const [type, key] of once) {
      const keys = events.filter(event => event.type === type).map(event => `${event.stream} ${key(event)}`)
      expect([type, keys]).toEqual([type, [...new Set(keys)]])
    }
    for (const reversal of events.filter(event => event.type === 'MovementReversed')) {
      const original = events.find(
        event => event.stream === reversal.stream && event.id === field('eventId')(reversal),
      )
      expect(sumsOf([reversal, original as LedgerEvent])).toEqual([])
    }
    const circle = events.filter(event => event.type === 'CircleDepositCredited').map(field('circleId'))
    expect(circle).toEqual([...new Set(circle)])
  },
})

const field = (name: string) => (event: LedgerEvent) =>
  (event.data as unknown as Readonly<Record<string, string>>)[name]

/** Facts that a wallet holds once at most for each of these. */
const once = [
  ['DepositCompleted', field('depositId')],
  ['FpsTopUpApproved', field('fpsId')],
  ['WithdrawalSettled', field('withdrawalId')],
  ['WithdrawalRejected', field('withdrawalId')],
  ['WithdrawalReturned', field('withdrawalId')],
  ['AdjustmentBooked', field('adjustmentId')],
  ['MovementReversed', field('eventId')],
  ['BonusGranted', (event: LedgerEvent) => `${field('bonus')(event)} ${field('about')(event)}`],
] as const

/** The sums of several events' legs, for accounts that do not end where they began. */
const sumsOf = (events: readonly LedgerEvent[]) => {
  const sums = new Map<string, Decimal>()
  for (const { account, currency, amount } of events.flatMap(event => event.data.legs ?? []))
    sums.set(`${account} ${currency}`, (sums.get(`${account} ${currency}`) ?? new Decimal(0)).plus(amount))
  return [...sums].filter(([, sum]) => !sum.isZero()).map(([account]) => account)
}
