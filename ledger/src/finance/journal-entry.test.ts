import { describe, test } from 'vitest'
import { decisionsOf } from '../testing/given.ts'
import { journalEntryDecider } from './journal-entry.ts'

const entry = decisionsOf(journalEntryDecider, 'e1')
const currency = { code: 'USD', scale: 2 }
const input = {
  ...({ debit: 'house:bank-charges', credit: 'world:bank' } as const),
  ...{ currency: 'USD', amount: '4.5', month: '2026-10', reason: 'charge of October' },
}
const given = { enteredBy: '8', approver: '9', currency }
const book = (other: Partial<typeof input> = {}, by: Partial<typeof given> = {}) =>
  ({ type: 'BookJournalEntry', input: { ...input, ...other }, given: { ...given, ...by } }) as const

describe('an entry by hand', () => {
  test('takes from its debit side and puts on its credit side, once', () => {
    const legs = [
      { account: 'house:bank-charges', currency: 'USD', amount: '-4.50' },
      { account: 'world:bank', currency: 'USD', amount: '4.50' },
    ]
    const booked = entry.given().when(book())
    booked.thenFacts({ type: 'JournalEntryBooked', entryId: 'e1', amount: '4.50', legs } as never)
    if (booked.decision.kind === 'accepted')
      entry
        .given(...booked.decision.facts)
        .when(book())
        .thenNothing()
  })
  test('takes two administrators', () => {
    entry
      .given()
      .when(book({}, { approver: '8' }))
      .thenRefused({ kind: 'own-case' })
  })
  test('is between two accounts', () => {
    const same = { ...book(), input: { ...input, debit: 'world:bank' } } as const
    entry.given().when(same).thenRefused({ kind: 'same-account' })
  })
  test('has a reason, and an amount above zero in the places of its currency', () => {
    entry
      .given()
      .when(book({ reason: ' ' }))
      .thenRefused({ kind: 'reason-missing' })
    entry
      .given()
      .when(book({ amount: '0' }))
      .thenRefused({ kind: 'amount-not-positive' })
    entry
      .given()
      .when(book({ amount: '0.001' }))
      .thenRefused({ kind: 'too-many-places', currency: 'USD', places: 2 })
  })
})
