import { msg } from '@lingui/core/macro'
import { proposalWords } from '@strongroom/shared/words/trade/proposal'
import { descriptorOf } from '../../../i18n/word.ts'
import type { ProposalKinds } from '../../../platform/cases/admin/proposal-kind.ts'

/** This capability's changes that take two administrators. */
export const proposalKinds = {
  fill: {
    subject: () => descriptorOf(proposalWords.fill.one),
    fields: { type: msg`Side`, price: msg`Price`, market: msg`By the market` },
  },
} as const satisfies ProposalKinds
