import { Decimal } from '@strongroom/shared'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allKept } from '../book/persistent-map.ts'
import { activeCard } from '../testing/wallet-cases.ts'
import { type WalletCommand, type WalletFact, walletDecider } from '../wallet/wallet-decider.ts'
import { authorise, capture, inAccount, log, refund, release, takeBack } from './testing/card-purchases.ts'

const id = fc.constantFrom('a', 'b')
const amount = fc.integer({ min: 1, max: 9_000 }).map(cents => new Decimal(cents).div(100).toFixed(2))
const transaction = fc.constantFrom('n1', 'n2', 'n3', 'n4')
const message = fc.constantFrom('m1', 'm2', 'm3', 'm4', 'm5')

/** Messages of a processor and logs of its network, of which some come twice and none in order. */
const anyMessage: fc.Arbitrary<WalletCommand> = fc.oneof(
  fc.tuple(amount, id, message).map(([of, id, message]) => authorise(of, { id, message })),
  fc.tuple(amount, id, message).map(([of, id, message]) => authorise(of, { id, message, adds: true })),
  fc.tuple(amount, transaction, id, fc.boolean()).map(([of, n, id, final]) => capture(of, n, { id, final })),
  fc.tuple(message, id, amount).map(([message, id, amount]) => release(`r${message}`, { id, amount })),
  fc.tuple(message, id).map(([message, id]) => release(`x${message}`, { id, because: 'expired' })),
  fc.tuple(amount, transaction, id).map(([of, n, id]) => refund(of, n, id)),
  fc
    .tuple(fc.constantFrom('purchase' as const, 'credit' as const), amount, transaction)
    .map(of => log(...of)),
  transaction.map(takeBack),
  fc.constantFrom<WalletCommand>({ type: 'FreezeCard', input: {} }, { type: 'UnfreezeCard', input: {} }),
)

const playedAll = (commands: readonly WalletCommand[]) => {
  let state = activeCard.reduce(walletDecider.evolve, walletDecider.initial('100044'))
  const facts: WalletFact[] = [...activeCard]
  for (const command of [log('credit', '100', 'first'), ...commands]) {
    const decision = walletDecider.decide(command, state)
    if (decision.kind === 'refused') continue
    facts.push(...decision.facts)
    state = decision.facts.reduce(walletDecider.evolve, state)
    const held = allKept(state.cardPurchases).map(purchase => new Decimal(purchase.held))
    for (const each of held) expect(each.isNegative()).toBe(false)
    expect(Number(state.balances.USD?.locked ?? 0)).toBe(sumOf(held.map(Number)))
  }
  return { state, facts }
}

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, each) => sum + Math.round(each * 100), 0) / 100

test('in any order no hold is below zero, and what is owed is captures less refunds less what logs settled', () => {
  fc.assert(
    fc.property(fc.array(anyMessage, { maxLength: 40 }), commands => {
      const { state, facts } = playedAll(commands)
      const owed = sumOf(
        allKept(state.cardCaptures).map(({ kind, amount, logId }) =>
          logId !== undefined ? 0 : kind === 'purchase' ? Number(amount) : -Number(amount),
        ),
      )
      expect(inAccount(facts, 'house:card-processor')).toBe(owed)
      const world = inAccount(facts, 'world:card-network')
      const mine = sumOf([Number(state.balances.USD?.card), Number(state.balances.USD?.locked)])
      expect(sumOf([mine, owed, world])).toBe(0)
    }),
    { numRuns: 400 },
  )
})

const isOfProcessor = ({ type }: WalletCommand): boolean =>
  type !== 'BookCardLog' && type !== 'ReverseCardLog'

test('told twice, every message counts once', () => {
  fc.assert(
    fc.property(fc.array(anyMessage, { maxLength: 20 }), commands => {
      const twice = commands.flatMap(command => (isOfProcessor(command) ? [command, command] : [command]))
      expect(playedAll(twice).facts).toEqual(playedAll(commands).facts)
    }),
    { numRuns: 200 },
  )
})
