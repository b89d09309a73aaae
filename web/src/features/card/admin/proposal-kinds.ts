import { msg } from '@lingui/core/macro'
import type { ProposalKinds } from '../../../platform/cases/admin/proposal-kind.ts'

/** This capability's changes that take two administrators. */
export const proposalKinds = {
  'card-credits': {
    name: msg`Card logs that put money on cards`,
    subject: () => msg`Card logs that put money on cards`,
    fields: { rows: msg`Rows` },
    books: { gets: msg`The cards get`, asks: ({ id }) => ({ kind: 'card-credits', id }) },
  },
} as const satisfies ProposalKinds
