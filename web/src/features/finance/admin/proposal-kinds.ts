import { msg } from '@lingui/core/macro'
import type { ProposalKinds } from '../../../platform/cases/admin/proposal-kind.ts'

/** This capability's changes that take two administrators. */
export const proposalKinds = {
  period: {
    subject: ({ subject }) => msg`Month of the books closed · ${subject}`,
    fields: {
      month: msg`Month`,
      open_items: msg`Open items of statements`,
      unsigned_statements: msg`Statements nobody has signed`,
    },
  },
  'journal-entry': {
    subject: ({ subject }) => msg`Journal entry by hand · ${subject}`,
    fields: { debit: msg`Debit`, credit: msg`Credit` },
  },
} as const satisfies ProposalKinds
