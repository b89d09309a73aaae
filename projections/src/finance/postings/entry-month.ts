import { addMonths } from '@strongroom/ledger/book'
import type { AnyFact } from '../../runner/projection.ts'

/**
 * The month that an entry is about, `2026-10`, where its fact names one: a card's fee is of its month, what a card network
 * settled of the day it settled on, interest of the day before `to`, its last, a correction of the line it corrects, an entry by hand of the month that it was given. Null: the month in which it is booked.
 */
export const entryMonth = (fact: AnyFact): string | null => {
  switch (fact.type) {
    case 'CardFeeTaken':
    case 'JournalEntryBooked':
      return fact.month
    case 'AdjustmentBooked':
      return fact.month ?? null
    case 'CardLogBooked':
      return fact.settledOn.slice(0, 7)
    case 'InterestPaid':
      // Interest that ends with a month has the first of the next as `to`.
      return (fact.to.endsWith('-01') ? addMonths(fact.to, -1) : fact.to).slice(0, 7)
    default:
      return null
  }
}
