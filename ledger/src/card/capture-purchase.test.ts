import { describe, expect, test } from 'vitest'
import type { WalletCommand } from '../wallet/wallet-decider.ts'
import { authorise, capture, log, refund, release, takeBack, withHundred } from './testing/card-purchases.ts'

const freeze = { type: 'FreezeCard', input: {} } as const
const after = (...commands: readonly WalletCommand[]) => withHundred(...commands).state.balances.USD
/** The legs of one command by account, in dollars. */
const moves = (before: readonly WalletCommand[], command: WalletCommand) => {
  const { decision } = withHundred(...before).when(command)
  if (decision.kind === 'refused') throw new Error(decision.refusal.kind)
  const legs = decision.facts.flatMap(fact => ('legs' in fact ? [...fact.legs] : []))
  const sums: Record<string, number> = {}
  for (const { account, amount } of legs)
    sums[account.replace('user:100044:', '')] =
      (sums[account.replace('user:100044:', '')] ?? 0) + Number(amount)
  return sums
}

describe('a purchase that has happened', () => {
  test('is taken from its hold in parts, and the last part gives the rest back', () => {
    const first = [authorise('60'), capture('20', 'n1', { final: false })]
    expect(after(...first)).toMatchObject({ card: '40', locked: '40' })
    expect(after(...first, capture('30', 'n2'))).toMatchObject({ card: '50', locked: '0' })
    expect(moves(first, capture('30', 'n2'))).toEqual({ locked: -40, 'house:card-processor': 30, card: 10 })
  })
  test('may be added to after a part that took the whole hold, until its last part', () => {
    const more = authorise('10', { message: 'more', adds: true })
    const whole = [authorise('60'), capture('60', 'n1', { final: false })]
    expect(after(...whole, more)).toMatchObject({ card: '30', locked: '10' })
    const tip = withHundred(...whole).when(capture('5', 'n2')).decision
    expect(tip.kind === 'accepted' && tip.facts[0]).not.toHaveProperty('without')
    withHundred(authorise('60'), capture('60', 'n1'))
      .when(more)
      .thenFacts({ type: 'CardPurchaseDeclined', because: 'unknown' })
  })
  test('takes a tip off the card, and marks what is above the share of one', () => {
    const tip = (amount: string) => withHundred(authorise('60')).when(capture(amount, 'n1'))
    expect(after(authorise('60'), capture('72', 'n1'))).toMatchObject({ card: '28', locked: '0' })
    const { decision } = tip('72')
    expect(decision.kind === 'accepted' && 'above' in (decision.facts[0] ?? {})).toBe(false)
    tip('72.01').thenFacts({ type: 'CardPurchaseCaptured', above: '0.01' })
  })
  test('is marked above what was left after a part was given back', () => {
    const less = withHundred(authorise('60'), release('r', { amount: '40' }))
    less.when(capture('60', 'n1')).thenFacts({ type: 'CardPurchaseCaptured', above: '36' })
    const { decision } = less.when(capture('24', 'n1'))
    expect(decision.kind === 'accepted' && 'above' in (decision.facts[0] ?? {})).toBe(false)
  })
  test('needs no authorisation, and says why it has none', () => {
    const without = (...before: readonly WalletCommand[]) => withHundred(...before).when(capture('30', 'n1'))
    without().thenFacts({ type: 'CardPurchaseCaptured', without: 'none' })
    without(authorise('160')).thenFacts({ type: 'CardPurchaseCaptured', without: 'declined' })
    without(authorise('60'), release('r')).thenFacts({ type: 'CardPurchaseCaptured', without: 'reversed' })
    without(authorise('60'), capture('1', 'n0')).thenFacts({ without: 'captured' } as never)
    const expired = release('x', { because: 'expired' })
    without(authorise('60'), expired).thenFacts({ type: 'CardPurchaseCaptured', without: 'expired' })
  })
  test('may take the card below zero, and is marked where the card is frozen', () => {
    withHundred().when(capture('130', 'n1')).thenFacts({ type: 'CardPurchaseCaptured', owed: '30.00' })
    withHundred(freeze)
      .when(capture('1', 'n1'))
      .thenFacts({ type: 'CardPurchaseCaptured', whileFrozen: true })
    const { decision } = withHundred(authorise('60'), freeze).when(capture('60', 'n1'))
    expect(decision.kind === 'accepted' && 'whileFrozen' in (decision.facts[0] ?? {})).toBe(false)
  })
  test('is booked once for its transaction', () => {
    const booked = withHundred(authorise('60'), capture('20', 'n1', { final: false }))
    booked.when(capture('20', 'n1', { final: false })).thenNothing()
    booked.when(capture('20', 'n1', { message: 'again' })).thenNothing()
    booked.when(capture('21', 'n1', { message: 'again' })).thenRefused({ kind: 'transaction-differs' })
  })
  test('is refunded onto the card, named or not', () => {
    const bought = [authorise('60'), capture('60', 'n1')]
    expect(after(...bought, refund('10', 'n2', 'a'))).toMatchObject({ card: '50' })
    expect(moves(bought, refund('10', 'n2'))).toEqual({ 'house:card-processor': -10, card: 10 })
    withHundred(...bought, refund('10', 'n2'))
      .when(refund('10', 'n2'))
      .thenNothing()
  })
})

describe('the network’s log of a transaction that the processor has sent', () => {
  const bought = [authorise('60'), capture('60', 'n1')]
  test('settles what is owed to the processor, and leaves the card as it is', () => {
    expect(moves(bought, log('purchase', '60', 'n1'))).toEqual({
      'house:card-processor': -60,
      'world:card-network': 60,
    })
    expect(moves([...bought, refund('10', 'n2')], log('credit', '10', 'n2'))).toEqual({
      'world:card-network': -10,
      'house:card-processor': 10,
    })
  })
  test('moves what it says more or less', () => {
    expect(moves(bought, log('purchase', '65', 'n1'))).toEqual({
      'house:card-processor': -60,
      'world:card-network': 65,
      card: -5,
    })
    expect(moves(bought, log('purchase', '55', 'n1'))).toEqual({
      'house:card-processor': -60,
      'world:card-network': 55,
      card: 5,
    })
  })
  test('is no second purchase, in whichever order they come', () => {
    const logged = log('purchase', '60', 'n1')
    expect(after(authorise('60'), logged, capture('60', 'n1'))).toMatchObject({ card: '40', locked: '0' })
    expect(after(authorise('60'), capture('60', 'n1'), logged)).toMatchObject({ card: '40', locked: '0' })
    expect(after(log('credit', '5', 'n3'), refund('5', 'n3'))).toMatchObject({ card: '105' })
  })
  test('of another kind under the same id is not this purchase or refund, in whichever order they come', () => {
    const credited = log('credit', '5', 'n1')
    expect(after(credited, authorise('60'), capture('60', 'n1'))).toMatchObject({ card: '45', locked: '0' })
    expect(after(authorise('60'), capture('60', 'n1'), credited)).toMatchObject({ card: '45', locked: '0' })
    expect(after(log('purchase', '5', 'n2'), refund('10', 'n2'))).toMatchObject({ card: '105' })
  })
  test('says what the card owes where its difference takes it below zero', () => {
    const all = withHundred(authorise('100'), capture('100', 'n1'))
    all
      .when(log('purchase', '105', 'n1'))
      .thenFacts({ type: 'CardLogBooked', matched: '100.00', owed: '5.00' })
    const { decision } = all.when(log('purchase', '100', 'n1'))
    expect(decision.kind === 'accepted' && 'owed' in (decision.facts[0] ?? {})).toBe(false)
  })
  test('that is taken back leaves the purchase owed, and its correction settles it', () => {
    const back = [...bought, log('purchase', '65', 'n1'), takeBack('n1')]
    expect(after(...back)).toMatchObject({ card: '40' })
    expect(moves(back, log('purchase', '60', 'n1', 'right'))).toEqual({
      'house:card-processor': -60,
      'world:card-network': 60,
    })
  })
  test('of a refund is taken back only while what it put on the card is there', () => {
    const credited = [refund('10', 'n2'), log('credit', '50', 'n2'), authorise('140')]
    withHundred(...credited)
      .when(takeBack('n2'))
      .thenRefused({ kind: 'insufficient-funds', currency: 'USD', short: '30.00' })
  })
})
