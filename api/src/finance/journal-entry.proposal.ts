import { proposalDecider } from '@strongroom/ledger/office'
import { atScale } from '../command/money.ts'
import { proposes } from '../platform/kinds/proposal-kind.ts'
import { bookEntry } from './journal-entry.ts'

/** An entry by hand between two accounts that are no member's. */
export const journalEntryProposal = proposes('journal-entry', {
  shown: ({ catalogue }, { debit, credit, currency, amount, month, reason, item }) => ({
    subject: item ? `${item.statement} · ${item.id}` : month,
    before: null,
    after: { debit, credit, currency, amount: atScale(catalogue, currency, amount), month, reason },
  }),
  apply: async (parts, ask, change, id) => {
    const { proposedBy = '' } = (await parts.ledger.load(proposalDecider, id)).state
    return bookEntry(parts, ask, change, { id, proposedBy })
  },
})
