import { msg } from '@lingui/core/macro'
import type { ProposalKinds } from '../../../platform/cases/admin/proposal-kind.ts'

/** This capability's changes that take two administrators. */
export const proposalKinds = {
  'vip-level': {
    subject: ({ subject }) => msg`VIP level of member ${subject}`,
    fields: { vip_level: msg`VIP level` },
  },
} as const satisfies ProposalKinds
