import { describe, expect, test } from 'vitest'
import { activeCard, ada, openedCard, played, USD, wallet } from '../testing/wallet-cases.ts'
import type { BookCardLog, CardLogInput, ReverseCardLog } from './card-log.ts'

const log: CardLogInput = {
  logId: 'log-1',
  networkTransactionId: 'NT-1',
  kind: 'purchase',
  currency: 'USD',
  amount: '12.5',
  settledOn: '2026-02-03',
}
const book = (over: Partial<CardLogInput> = {}): BookCardLog => ({
  type: 'BookCardLog',
  input: { ...log, ...over },
  given: { currency: USD },
})
const reverse = (reason = 'twice', reverser = 'finance', logId = 'log-1'): ReverseCardLog => ({
  type: 'ReverseCardLog',
  input: { logId, reason },
  given: { reverser, currency: USD },
})
const leg = (account: string, amount: string) => ({ account, currency: 'USD', amount })

describe('booking what the network settled', () => {
  test.each([
    ['purchase', '-12.50', 'world:card-network', '12.50'],
    ['fee', '-12.50', 'house:card-fees', '12.50'],
    ['credit', '12.50', 'world:card-network', '-12.50'],
    ['bonus', '12.50', 'house:bonus', '-12.50'],
    ['referrer-bonus', '12.50', 'house:bonus', '-12.50'],
    ['referee-bonus', '12.50', 'house:bonus', '-12.50'],
  ] as const)('moves a %s between the card and where it went', (kind, card, other, amount) => {
    const { after } = wallet
      .given(...activeCard)
      .when(book({ kind }))
      .thenFacts({ ...log, kind, amount: '12.50' })
    expect(after.balances.USD?.card).toBe(card === '12.50' ? '12.5' : '-12.5')
    const { decision } = wallet.given(...activeCard).when(book({ kind }))
    const [fact] = decision.kind === 'accepted' ? decision.facts : []
    expect(fact && 'legs' in fact && [...fact.legs]).toEqual(
      expect.arrayContaining([leg(`user:${ada}:card`, card), leg(other, amount)]),
    )
  })
  test('is refused on a card that was never in use, of any kind, and booked on one that is blocked by now', () => {
    for (const kind of [
      ...(['purchase', 'credit', 'fee', 'bonus'] as const),
      ...(['referrer-bonus', 'referee-bonus'] as const),
    ]) {
      wallet.given(openedCard).when(book({ kind })).thenRefused({ kind: 'card-in-review' })
      const blocked = { type: 'CardBlocked', cardId: 'card-1', reason: 'stolen', on: '2026-11-21' } as const
      wallet
        .given(...activeCard, blocked)
        .when(book({ kind }))
        .thenFacts({ type: 'CardLogBooked' })
    }
  })
  test('takes the card below zero: it has happened, and says what the card then owes', () => {
    const { after } = wallet
      .given(...activeCard)
      .when(book())
      .thenFacts({ type: 'CardLogBooked', owed: '12.50' })
    expect(after.balances.USD).toEqual({ available: '0', locked: '0', saving: '0', card: '-12.5' })
  })
  test('happens once for a log', () => {
    played(activeCard, [book()]).when(book()).thenNothing()
  })
  test('is refused without a card, and for what is no amount', () => {
    wallet.given().when(book()).thenRefused({ kind: 'card-missing' })
    wallet
      .given(...activeCard)
      .when(book({ amount: '0' }))
      .thenRefused({ kind: 'amount-not-positive' })
    wallet
      .given(...activeCard)
      .when(book({ amount: '0.001' }))
      .thenRefused({ kind: 'too-many-places', currency: 'USD', places: 2 })
  })
})

describe('reversing a log', () => {
  test('takes its legs back, once, and keeps it from being booked again', () => {
    const { after } = played(activeCard, [book()])
      .when(reverse(' twice '))
      .thenFacts({ type: 'CardLogReversed', logId: 'log-1', reason: 'twice' })
    expect(after.balances.USD?.card).toBe('0')
    const reversed = played(activeCard, [book(), reverse()])
    reversed.when(reverse()).thenRefused({ kind: 'already-reversed' })
    reversed.when(book()).thenNothing()
  })
  test.each(['credit', 'bonus', 'referrer-bonus', 'referee-bonus'] as const)(
    'of a %s needs it to be on the card still',
    kind => {
      const credit = book({ kind })
      played(activeCard, [credit]).when(reverse()).thenFacts({ type: 'CardLogReversed' })
      const spent = book({ logId: 'log-2', networkTransactionId: 'NT-2', amount: '0.01' })
      played(activeCard, [credit, spent])
        .when(reverse())
        .thenRefused({ kind: 'insufficient-funds', currency: 'USD', short: '0.01' })
    },
  )
  test('is refused for an unknown log, in one’s own case, and without a reason', () => {
    wallet
      .given(...activeCard)
      .when(reverse())
      .thenRefused({ kind: 'case-unknown' })
    played(activeCard, [book()]).when(reverse('twice', ada)).thenRefused({ kind: 'own-case' })
    played(activeCard, [book()]).when(reverse(' ')).thenRefused({ kind: 'reason-missing' })
  })
})
