import { proposes } from '../platform/kinds/proposal-kind.ts'
import { closeMonth } from './close-month.ts'

/** A month of the books, closed for good. */
export const periodProposal = proposes('period', {
  shown: (_, { month, openItems: open_items, unsigned: unsigned_statements }) => ({
    subject: month,
    before: null,
    after: { month, open_items, unsigned_statements },
  }),
  apply: closeMonth,
})
