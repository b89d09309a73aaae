import { Decimal } from '@strongroom/shared'
import fc from 'fast-check'
import { expect } from 'vitest'
import { pay } from '../../quick-pay/flow.ts'
import { type WalletCommand, walletDecider } from '../../wallet/wallet-decider.ts'
import { USD } from '../wallet-cases.ts'
import { ask, commandId, group, name, step, uid } from './steps.ts'

const amount = fc.integer({ min: -10, max: 20_000 }).map(n => new Decimal(n).div(100).toFixed(2))
const today = fc.constantFrom('2026-01-01', '2026-03-01')
const given = { verified: true, currency: USD, receiver: { verified: true, quickPayOn: true } }

const simple = (weight: number, what: string, commandFor: (requestId: string, by: string) => WalletCommand) =>
  step(weight, what, { uid, other: uid, name, commandId }, (ledger, of) =>
    ledger.handle(walletDecider, of.uid, ask(of.commandId, commandFor(`${of.uid}-${of.name}`, of.other))),
  )

/** Requests for money. */
export const moneyRequests = group({
  makes: ['moneyRequest'],
  steps: [
    step(3, 'ask for money', { uid, from: uid, name, amount, today, commandId }, (ledger, of) => {
      const input = { requestId: `${of.uid}-${of.name}`, from: of.from, currency: 'USD', amount: of.amount }
      const command = { type: 'AskForMoney', input, given: { ...given, today: of.today } } as const
      return ledger.handle(walletDecider, of.uid, ask(of.commandId, command))
    }),
    step(3, 'pay request', { uid, name, today, commandId }, (ledger, of) => {
      const input = { requestId: `${of.uid}-${of.name}` }
      const command = { type: 'PayMoneyRequest', input, given: { ...given, today: of.today } } as const
      return pay(ledger, of.uid, ask(of.commandId, command))
    }),
    simple(1, 'decline request', requestId => ({ type: 'DeclineMoneyRequest', input: { requestId } })),
    simple(1, 'cancel request', (requestId, by) => ({
      type: 'CancelMoneyRequest',
      input: { requestId, by },
    })),
    simple(1, 'expire request', requestId => ({
      type: 'ExpireMoneyRequest',
      input: { requestId },
      given: { today: '2026-03-01' },
    })),
  ],
  // A payment that a crash interrupted is a quick pay, which its own group finishes.
  react: async () => {},
  // Each request is made once and over at most once.
  check: events => {
    const ids = events
      .filter(({ type }) => type.startsWith('MoneyRequest'))
      .map(({ type, data }) => {
        const { requestId } = data as unknown as { requestId: string }
        return `${type === 'MoneyRequested' ? 'made' : 'over'} ${requestId}`
      })
    expect(new Set(ids).size).toBe(ids.length)
  },
})
