import { msg } from '@lingui/core/macro'
import { proposalWords } from '@strongroom/shared/words/card/proposal'
import { descriptorOf } from '../../../i18n/word.ts'
import type { ProposalKinds } from '../../../platform/cases/admin/proposal-kind.ts'

/** This capability's changes that take two administrators. */
export const proposalKinds = {
  'card-credits': {
    subject: () => descriptorOf(proposalWords['card-credits'].many),
    fields: { rows: msg`Rows` },
    books: { gets: msg`The cards get`, asks: ({ id }) => ({ kind: 'card-credits', id }) },
  },
} as const satisfies ProposalKinds
