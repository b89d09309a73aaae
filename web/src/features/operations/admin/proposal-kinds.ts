import { msg } from '@lingui/core/macro'
import type { ProposalKinds } from '../../../platform/cases/admin/proposal-kind.ts'

/** This capability's changes that take two administrators. */
export const proposalKinds = {
  'parked-skip': {
    subject: ({ subject }) => msg`Event left out of a read model · ${subject}`,
    fields: { revision: msg`Revision`, event: msg`Event` },
  },
} as const satisfies ProposalKinds
