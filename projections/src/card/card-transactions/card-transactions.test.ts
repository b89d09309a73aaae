import { inverse, type Legs, readLegs } from '@strongroom/ledger/book'
import { describe, expect, test } from 'vitest'
import type { Told } from '../../testing/facts.ts'
import { givenFacts } from '../../testing/given-facts.ts'
import { cardFees } from '../card-fees/card-fees.ts'
import { cards } from '../cards/cards.ts'
import { cardTransactions } from './card-transactions.ts'

const leg = (account: string, amount: string, currency = 'USD') => ({ account, currency, amount })
const legs = (from: string, to: string, amount: string): Legs =>
  readLegs([leg(from, `-${amount}`), leg(to, amount)])
const of = (fact: object): Told => ['wallet-7', fact as never]
const [card, locked, mine] = ['user:7:card', 'user:7:locked', 'user:7:available'] as const

const opened = of({
  type: 'CardOpened',
  cardId: 'card-1',
  openedBy: 'wallet',
  currency: 'USDC',
  fee: '50',
  precharge: '100',
  cardCurrency: 'USD',
  initialBalance: '20',
  legs: readLegs([
    leg(mine, '-50', 'USDC'),
    leg('house:card-fees', '50', 'USDC'),
    ...legs('house:swap', card, '100'),
    ...legs('house:card-fees', card, '20'),
  ]),
})
const settledOn = '2026-02-03'
const bookedLegs = legs(card, 'world:card-network', '12.50')
const booked = of({
  type: 'CardLogBooked',
  logId: 'l',
  networkTransactionId: 'NT-1',
  kind: 'purchase',
  currency: 'USD',
  amount: '12.50',
  settledOn,
  legs: bookedLegs,
})

const linesAfter = async (...told: readonly Told[]) =>
  (await givenFacts(cardTransactions, opened, ...told))
    .of('card_transactions')
    .map(({ id, type, amount, status }) => [id, type, Number(amount), status])
    .slice(1)

describe('the transactions of a card', () => {
  test('begin with what it is opened with', async () => {
    const [line] = (await givenFacts(cardTransactions, opened)).of('card_transactions')
    expect(line).toMatchObject({ uid: '7', id: 'card-1', type: 'charge', currency: 'USD', status: 1 })
    expect(Number(line?.amount)).toBe(120)
  })
  test('begin with the transfer that opened it and what the house gave, which are two lines of one case', async () => {
    const openedByBank = of({
      type: 'CardOpened',
      cardId: 'd',
      openedBy: 'bank',
      currency: 'USD',
      fee: '0',
      precharge: '0',
      cardCurrency: 'USD',
      initialBalance: '20',
      legs: legs('house:card-fees', card, '20'),
    })
    const paid = {
      depositId: 'd',
      target: 'open-card',
      currency: 'USD',
      amount: '80',
      fee: '0',
      cardFee: '50',
    }
    const completed = of({
      type: 'DepositCompleted',
      ...paid,
      credited: '30',
      legs: readLegs([...legs('world:bank', card, '30'), ...legs('world:bank', 'house:card-fees', '50')]),
    })
    const rows = (await givenFacts(cardTransactions, completed, openedByBank)).of('card_transactions')
    expect(rows.map(({ id, type, amount }) => [id, type, Number(amount)])).toEqual([
      ['d', 'charge', 30],
      ['d.opening', 'charge', 20],
    ])
  })
  test('show a charge pending, then complete or cancelled', async () => {
    const charge = {
      chargeId: 'c',
      currency: 'USDC',
      cost: '50',
      fee: '0',
      cardCurrency: 'USD',
      amount: '50',
    }
    const asked = of({ type: 'CardChargeRequested', ...charge, day: '2026-02-03', legs: [] })
    const approved = of({ type: 'CardChargeApproved', ...charge, legs: legs('house:swap', card, '50') })
    const rejected = of({ type: 'CardChargeRejected', ...charge, reason: 'x', legs: [] })
    expect(await linesAfter(asked)).toEqual([['c', 'charge', 50, 0]])
    expect(await linesAfter(asked, approved)).toEqual([['c', 'charge', 50, 1]])
    expect(await linesAfter(asked, rejected)).toEqual([['c', 'charge', 50, -1]])
  })
  test('show what the network settled, and that it was reversed', async () => {
    expect(await linesAfter(booked)).toEqual([['l', 'spend', -12.5, 1]])
    const reversed = of({ type: 'CardLogReversed', logId: 'l', reason: 'x', legs: inverse(bookedLegs) })
    expect(await linesAfter(booked, reversed)).toEqual([['l', 'spend', -12.5, -1]])
  })
  test('show each month’s fee', async () => {
    const fee = (month: string) =>
      of({
        type: 'CardFeeTaken',
        cardId: 'card-1',
        month,
        currency: 'USD',
        amount: '1.00',
        legs: legs(card, 'house:card-fees', '1.00'),
      })
    expect(await linesAfter(fee('2026-02'), fee('2026-03'))).toEqual([
      ['card-1.2026-02', 'fee', -1, 1],
      ['card-1.2026-03', 'fee', -1, 1],
    ])
    const reversed = of({
      type: 'MovementReversed',
      reversalId: 'r',
      eventId: 'e',
      reversedType: 'CardFeeTaken',
      lines: [],
      reason: 'x',
      legs: legs('house:card-fees', card, '1.00'),
    })
    expect(await linesAfter(fee('2026-02'), reversed)).toEqual([
      ['card-1.2026-02', 'fee', -1, 1],
      ['r', 'fee', 1, 1],
    ])
  })
  test('show withdrawals from the card, less what comes back of their fee, and none from the wallet', async () => {
    const withdrawal = { withdrawalId: 'w', currency: 'USD', amount: '30.00', fee: '2.00' }
    const asked = of({
      type: 'WithdrawalRequested',
      ...withdrawal,
      source: 'card',
      bankId: 'b',
      legs: legs(card, locked, '32.00'),
    })
    const settled = of({
      type: 'WithdrawalSettled',
      ...withdrawal,
      legs: readLegs([...legs(locked, 'world:bank', '30.00'), ...legs(locked, card, '2.00')]),
    })
    const rejected = of({
      type: 'WithdrawalRejected',
      ...withdrawal,
      reason: 'x',
      legs: legs(locked, card, '32.00'),
    })
    expect(await linesAfter(asked)).toEqual([['w', 'withdrawal', -32, 0]])
    expect(await linesAfter(asked, settled)).toEqual([['w', 'withdrawal', -30, 1]])
    expect(await linesAfter(asked, rejected)).toEqual([['w', 'withdrawal', -32, -1]])
    const returned = of({
      type: 'WithdrawalReturned',
      ...withdrawal,
      charge: '5.00',
      reason: 'x',
      legs: legs('world:bank', card, '25.00'),
    })
    expect(await linesAfter(asked, settled, returned)).toEqual([
      ['w', 'withdrawal', -30, 1],
      ['w.back', 'withdrawal', 25, 1],
    ])
    const other = { ...withdrawal, source: 'wallet', bankId: 'b', legs: legs(mine, locked, '32.00') }
    const back = { ...withdrawal, legs: legs(locked, 'world:bank', '32.00') }
    expect(
      await linesAfter(
        of({ type: 'WithdrawalRequested', ...other }),
        of({ type: 'WithdrawalSettled', ...back }),
        of({
          ...back,
          type: 'WithdrawalReturned',
          charge: '2.00',
          reason: 'x',
          legs: legs('world:bank', mine, '30.00'),
        }),
      ),
    ).toEqual([])
  })
})

describe('the list of cards', () => {
  const standing = async (...told: readonly Told[]) =>
    (await givenFacts(cards, opened, ...told)).of('cards')[0]
  const activated = of({ type: 'CardActivated', cardId: 'card-1', on: '2026-02-01' })
  test('follows a card from review to use, arrears, use and out of it', async () => {
    expect(await standing()).toMatchObject({ uid: '7', card_id: 'card-1', status: 'in-review' })
    expect(await standing(activated)).toMatchObject({ status: 'active', active_since: '2026-02-01' })
    const suspended = of({ type: 'CardSuspended', cardId: 'card-1', month: '2026-02' })
    expect(await standing(activated, suspended)).toMatchObject({ status: 'suspended' })
    const resumed = of({ type: 'CardResumed', cardId: 'card-1' })
    expect(await standing(activated, suspended, resumed)).toMatchObject({ status: 'active' })
    const blocked = of({ type: 'CardBlocked', cardId: 'card-1', reason: 'lost' })
    expect(await standing(activated, blocked)).toMatchObject({ status: 'blocked', reason: 'lost' })
    expect(await standing(activated, blocked, activated)).toMatchObject({ status: 'active', reason: null })
  })
})

describe('card fees', () => {
  test('are what the house’s account gets, with what it gives told apart', async () => {
    const rows = (await givenFacts(cardFees, opened, booked)).of('card_fees')
    expect(rows.map(({ currency, kind, amount }) => [currency, kind, Number(amount)])).toEqual([
      ['USDC', 'opening', 50],
      ['USD', 'initial', -20],
    ])
  })
})
