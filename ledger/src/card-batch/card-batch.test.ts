import { describe, test } from 'vitest'
import { decisionsOf } from '../testing/given.ts'
import { USD } from '../testing/wallet-cases.ts'
import {
  type CardBatchFact,
  type CardBatchRow,
  cardBatchDecider,
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
  test('takes a thousand rows and not one more, and not none', () => {
    const rows = Array.from({ length: mostCardBatchRows + 1 }, (_, at) => row(at))
    batch
      .given()
      .when(open(...rows.slice(1)))
      .thenFacts({ type: 'CardBatchOpened' })
    batch
      .given()
      .when(open(...rows))
      .thenRefused({ kind: 'batch-too-long', most: mostCardBatchRows })
    batch.given().when(open()).thenRefused({ kind: 'batch-empty' })
  })
  test('is not for whoever’s own card is in it', () => {
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
