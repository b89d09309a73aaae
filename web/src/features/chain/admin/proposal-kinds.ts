import { msg } from '@lingui/core/macro'
import type { ProposalKinds } from '../../../platform/cases/admin/proposal-kind.ts'

/** This capability's changes that take two administrators. */
export const proposalKinds = {
  'pool-addresses': {
    subject: ({ subject }) => msg`Deposit addresses · ${subject}`,
    fields: { network: msg`Network`, ccaddress: msg`Addresses`, application: msg`Application` },
  },
  'risk-release': {
    subject: ({ subject }) => msg`Case above the limit of risk · ${subject}`,
    fields: {
      screened: msg`Kind of case`,
      score: msg`Risk score`,
      risks: msg`Reasons of the score`,
    },
  },
} as const satisfies ProposalKinds
