import { msg } from '@lingui/core/macro'
import type { ProposalKinds } from '../../../platform/cases/admin/proposal-kind.ts'

/** This capability's changes that take two administrators. */
export const proposalKinds = {
  holding: {
    subject: ({ subject, after }) =>
      after ? msg`Holding · ${subject}` : msg`Holding taken out · ${subject}`,
    fields: {
      place: msg`Where it is held`,
      name: msg`Name of the place`,
      reference: msg`Address, or the account as everybody may see it`,
      date: msg`As of the day`,
      evidence: msg`Evidence`,
    },
  },
} as const satisfies ProposalKinds
