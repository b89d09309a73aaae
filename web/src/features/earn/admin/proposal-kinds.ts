import { msg } from '@lingui/core/macro'
import type { ProposalKinds } from '../../../platform/cases/admin/proposal-kind.ts'

/** This capability's changes that take two administrators. */
export const proposalKinds = {
  'subscription-rate': {
    subject: () => msg`Rate of a subscription`,
    fields: { rate: msg`Rate a year, in percent` },
  },
} as const satisfies ProposalKinds
