import { describe, test } from 'vitest'
import { decisionsOf } from '../testing/given.ts'
import { books, type PeriodFact, periodDecider } from './period.ts'

const period = decisionsOf(periodDecider, books)
const digest = 'd'.repeat(64)
const close = (month: string, today = '2027-02-01', first?: string) =>
  ({ type: 'ClosePeriod', input: { month, events: 7, digest }, given: { today, first } }) as const
const closed = (month: string): PeriodFact => ({ type: 'PeriodClosed', month, events: 7, digest })

describe('a month of the books', () => {
  test('is closed with the events it is made of and the digest of its trial balance', () => {
    period.given().when(close('2026-10')).thenFacts(closed('2026-10'))
  })
  test('is closed on the first day after it, and not on its last', () => {
    period.given().when(close('2026-10', '2026-11-01')).thenFacts(closed('2026-10'))
    period.given().when(close('2026-10', '2026-10-31')).thenRefused({ kind: 'period-not-over' })
  })
  test('is closed once', () => {
    period.given(closed('2026-10')).when(close('2026-10')).thenRefused({ kind: 'period-closed' })
    period.given(closed('2026-10')).when(close('2026-09')).thenRefused({ kind: 'period-closed' })
  })
  test('is not closed over an earlier one that is open, of any of them', () => {
    const months = ['2026-07', '2026-08', '2026-09', '2026-10']
    for (const [at] of months.entries()) {
      const books = period.given(...months.slice(0, at).map(closed))
      for (const [other, month] of months.entries()) {
        const asked = books.when(close(month, '2027-02-01', '2026-07'))
        if (other === at) asked.thenFacts(closed(month))
        else if (other < at) asked.thenRefused({ kind: 'period-closed' })
        else asked.thenRefused({ kind: 'period-not-next', next: months[at] ?? '' })
      }
    }
  })
  test('that a later one has passed is closed first', () => {
    const passed = period.given(closed('2026-10'))
    passed.when(close('2026-11', '2027-02-01', '2026-09')).thenRefused({
      ...{ kind: 'period-not-next', next: '2026-09' },
    })
    passed.when(close('2026-09', '2027-02-01', '2026-09')).thenFacts(closed('2026-09'))
  })
  test('follows the one before, also round a year', () => {
    const [december, january] = [closed('2026-12'), close('2027-01')]
    period.given(december).when(january).thenFacts(closed('2027-01'))
    period
      .given(closed('2026-10'))
      .when(close('2026-12'))
      .thenRefused({ kind: 'period-not-next', next: '2026-11' })
  })
})
