import { describe, expect, test } from 'vitest'
import { decisionsOf } from '../testing/given.ts'
import { USD } from '../testing/wallet-cases.ts'
import {
  type CardBatchFact,
  type CardBatchRow,
  cardBatchDecider,
  type GrowCardBatch,
  mostCardBatchRows,
  type OpenCardBatch,
} from './card-batch.ts'

const batch = decisionsOf(cardBatchDecider, 'batch-1')
const row = (at: number, over: Partial<CardBatchRow> = {}): CardBatchRow => ({
  logId: `log-${at}`,
  networkTransactionId: `NT-${at}`,
  kind: 'purchase',
  currency: 'USD',
  amount: '1.00',
  settledOn: '2026-02-03',
  uid: '1',
  ...over,
})
const open = (...rows: readonly CardBatchRow[]): OpenCardBatch => ({
  type: 'OpenCardBatch',
  input: { rows },
  given: { enteredBy: '9', currency: USD },
})
const opened: CardBatchFact = { type: 'CardBatchOpened', rows: [row(1)], enteredBy: '9' }
const accepted: CardBatchFact = { type: 'CardBatchAccepted' }
const refused: CardBatchFact = { type: 'CardBatchRefused', taken: ['log-1'] }
const accept = { type: 'AcceptCardBatch', input: {} } as const
const refuse = { type: 'RefuseCardBatch', input: { taken: ['log-1'] } } as const
const finish = { type: 'FinishCardBatch', input: {} } as const

describe('opening a card batch', () => {
  test('takes rows in the order of their settlement, of one day too', () => {
    const later = row(3, { settledOn: '2026-02-04' })
    batch
      .given()
      .when(open(row(1), row(2), later))
      .thenFacts({ type: 'CardBatchOpened', rows: [row(1), row(2), later], enteredBy: '9' })
  })
  test('names the row that is out of order, and one that comes twice', () => {
    batch
      .given()
      .when(open(row(1), row(2, { settledOn: '2026-02-02' })))
      .thenRefused({ kind: 'batch-not-sorted', row: 2 })
    batch
      .given()
      .when(open(row(1), row(2), row(1)))
      .thenRefused({ kind: 'batch-repeats', row: 3 })
  })
  test('takes ten thousand rows in all and not one more, and not none', () => {
    const of = (rows: number) => ({ ...open(row(1)), input: { rows: [row(1)], of: rows } })
    batch.given().when(of(mostCardBatchRows)).thenFacts({ type: 'CardBatchOpened', of: mostCardBatchRows })
    batch
      .given()
      .when(of(mostCardBatchRows + 1))
      .thenRefused({ kind: 'batch-too-long', most: mostCardBatchRows })
    batch.given().when(open()).thenRefused({ kind: 'batch-empty' })
  })
  test('is not for an administrator whose own card is in it', () => {
    batch
      .given()
      .when(open(row(1), row(2, { uid: '9' })))
      .thenRefused({ kind: 'own-case' })
  })
  test('writes amounts with the places of their currency, and refuses what is none', () => {
    batch
      .given()
      .when(open(row(1, { amount: '1' })))
      .thenFacts({ type: 'CardBatchOpened', rows: [row(1, { amount: '1.00' })] })
    batch
      .given()
      .when(open(row(1, { amount: '0' })))
      .thenRefused({ kind: 'amount-not-positive' })
    batch
      .given()
      .when(open(row(1, { amount: '0.001' })))
      .thenRefused({ kind: 'too-many-places', currency: 'USD', places: 2 })
  })
  test('happens once', () => {
    batch
      .given(opened)
      .when(open(row(2)))
      .thenNothing()
  })
})

const part: CardBatchFact = { type: 'CardBatchOpened', rows: [row(1), row(2)], enteredBy: '9', of: 3 }
const grow = (from: number, ...rows: readonly CardBatchRow[]): GrowCardBatch => ({
  type: 'GrowCardBatch',
  input: { rows, from },
  given: { currency: USD },
})

describe('a card batch in parts', () => {
  test('is open once all its rows are there, each part once', () => {
    batch
      .given(part)
      .when(grow(2, row(3, { amount: '2' })))
      .thenFacts({ type: 'CardBatchGrown', rows: [row(3, { amount: '2.00' })] })
    const whole = batch.given(part, { type: 'CardBatchGrown', rows: [row(3)] })
    whole.when(grow(2, row(3))).thenNothing()
    whole.when(accept).thenFacts(accepted)
  })
  test('cannot be accepted before, only refused, and then grows no more', () => {
    batch.given(part).when(accept).thenNothing()
    batch.given(part).when(refuse).thenFacts(refused)
    batch
      .given(part, refused)
      .when(grow(2, row(3)))
      .thenNothing()
  })
  test('looks at each row once, however many there are before it', () => {
    let looks = 0
    const watched = (at: number): CardBatchRow => {
      const { logId, ...rest } = row(at)
      return Object.defineProperty({ ...rest } as CardBatchRow, 'logId', {
        get: () => {
          looks++
          return logId
        },
      })
    }
    const rows = Array.from({ length: 5 }, (_, at) => watched(at + 1))
    const { initial, evolve, decide } = cardBatchDecider
    const before = evolve(initial('batch-1'), { type: 'CardBatchOpened', rows, enteredBy: '9', of: 6 })
    looks = 0
    expect(decide(grow(5, row(6)), before).kind).toBe('accepted')
    expect(looks).toBe(0)
  })
  test('holds to the order, and to rows of its own, from part to part', () => {
    const given = batch.given(part)
    given.when(grow(2, row(3, { settledOn: '2026-02-02' }))).thenRefused({ kind: 'batch-not-sorted', row: 3 })
    given.when(grow(2, row(1))).thenRefused({ kind: 'batch-repeats', row: 3 })
    given.when(grow(2, row(3, { uid: '9' }))).thenRefused({ kind: 'own-case' })
  })
})

describe('a card batch', () => {
  test('is accepted or refused, whichever comes first, and never the other after it', () => {
    batch.given(opened).when(accept).thenFacts(accepted)
    batch.given(opened).when(refuse).thenFacts(refused)
    batch.given(opened, accepted).when(refuse).thenNothing()
    batch.given(opened, refused).when(accept).thenNothing()
    batch.given().when(accept).thenNothing()
  })
  test('is booked only once it is accepted', () => {
    batch.given(opened, accepted).when(finish).thenFacts({ type: 'CardBatchBooked' })
    for (const history of [[], [opened], [opened, refused]] as const)
      batch
        .given(...history)
        .when(finish)
        .thenNothing()
  })
})
