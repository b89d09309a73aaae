import { msg } from '@lingui/core/macro'
import type { ProposalKinds } from '../../../platform/cases/admin/proposal-kind.ts'

/** This capability's changes that take two administrators. */
export const proposalKinds = {
  fill: {
    name: msg`Limit orders filled worse than the market`,
    subject: () => msg`Limit order filled worse than the market`,
    fields: { type: msg`Side`, price: msg`Price`, market: msg`By the market` },
  },
} as const satisfies ProposalKinds
