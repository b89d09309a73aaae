import { Decimal } from '@strongroom/shared'
import fc from 'fast-check'
import { expect } from 'vitest'
import { authorise, capture, refund, release } from '../../card/testing/card-purchases.ts'
import { type WalletCommand, type WalletFact, walletDecider } from '../../wallet/wallet-decider.ts'
import { ask, commandId, factsOf, group, step, uid } from './steps.ts'

type Fact<T extends WalletFact['type']> = Extract<WalletFact, { type: T }>

const id = fc.constantFrom('a', 'b')
const amount = fc.integer({ min: 1, max: 900 }).map(cents => new Decimal(cents).div(100).toFixed(2))
/** Transactions that the network's logs have too, and others. */
const transaction = fc.constantFrom('t1', 't2', 't3', 'p1', 'p2')
const details = { uid, id, amount, transaction, commandId }
type Details = { readonly id: string; readonly amount: string; readonly transaction: string }

const tells = (weight: number, what: string, commandFor: (of: Details, message: string) => WalletCommand) =>
  step(weight, what, details, (ledger, { uid, commandId, ...of }) =>
    ledger.handle(walletDecider, uid, ask(commandId, commandFor(of, commandId))),
  )

/** A processor that asks for purchases with the cards and tells what became of them. */
export const cardProcessor = group({
  makes: ['cardPurchase', 'cardCapture', 'cardRelease'],
  steps: [
    tells(4, 'authorise', ({ id, amount }, message) => authorise(amount, { id, message })),
    tells(2, 'authorise more', ({ id, amount }, message) => authorise(amount, { id, message, adds: true })),
    tells(4, 'capture', ({ id, amount, transaction }) => capture(amount, transaction, { id, final: false })),
    tells(2, 'capture at last', ({ id, amount, transaction }) => capture(amount, transaction, { id })),
    tells(2, 'release', ({ id, amount }, message) => release(message, { id, amount })),
    tells(2, 'refund', ({ amount, transaction }) => refund(amount, transaction)),
  ],
  react: async () => undefined,
  // A transaction is captured or refunded once on a card, and no more is released than was held.
  check: events => {
    const captured = factsOf<Fact<'CardPurchaseCaptured'>>(events, 'CardPurchaseCaptured')
    const refunded = factsOf<Fact<'CardPurchaseRefunded'>>(events, 'CardPurchaseRefunded')
    const transactions = [...captured, ...refunded].map(({ uid, reference }) => `${uid} ${reference}`)
    expect(transactions).toEqual([...new Set(transactions)])
    const held = new Map<string, Decimal>()
    const change = (key: string, by: Decimal | string) =>
      held.set(key, (held.get(key) ?? new Decimal(0)).plus(by))
    for (const type of ['CardPurchaseAuthorised', 'CardPurchaseIncremented'] as const)
      for (const of of factsOf<Fact<typeof type>>(events, type))
        change(`${of.uid} ${of.authorisationId}`, of.amount)
    for (const of of captured)
      change(`${of.uid} ${of.authorisationId}`, new Decimal(of.fromHold).plus(of.released).negated())
    for (const of of factsOf<Fact<'CardPurchaseReleased'>>(events, 'CardPurchaseReleased'))
      change(`${of.uid} ${of.authorisationId}`, new Decimal(of.amount).negated())
    for (const left of held.values()) expect(left.isNegative()).toBe(false)
  },
})
