import { msg } from '@lingui/core/macro'
import type { ApprovalFigures } from '../../../platform/cases/admin/approval-figures.ts'
import type { ProposalKinds } from '../../../platform/cases/admin/proposal-kind.ts'

/** Names of the figures of an adjustment, which adds to a wallet or takes from it. */
export const adjustmentFigures: ApprovalFigures = {
  gets: ({ amount }) =>
    amount.startsWith('-') ? msg`Leaves the member’s wallet` : msg`The member’s wallet receives`,
}

/** This capability's changes that take two administrators. */
export const proposalKinds = {
  'claim-credit': {
    subject: ({ subject }) => msg`Claim of a member credited · ${subject}`,
    fields: { credited: msg`Credited` },
  },
  reversal: {
    subject: ({ subject }) => msg`Reversal · ${subject}`,
    fields: { bank_charge: msg`Kept by the bank` },
    books: { gets: msg`The member gets back`, asks: ({ id }) => ({ kind: 'reversal', id }) },
  },
  'proof-override': {
    subject: ({ subject }) => msg`Payment let out while the books differ · ${subject}`,
    fields: { payout: msg`What is paid out` },
    endsHold: true,
  },
  adjustment: {
    subject: ({ subject }) => msg`Adjustment · ${subject}`,
    fields: { available: msg`Available in the wallet` },
    books: { ...adjustmentFigures, asks: ({ id }) => ({ kind: 'adjustment', id }) },
    isSaidWhyWithdrawn: true,
  },
} as const satisfies ProposalKinds
