import { msg } from '@lingui/core/macro'
import type { ApprovalFigures } from '../../../../platform/cases/admin/approval-figures.ts'

/** Names of the figures of an adjustment, which adds to a wallet or takes from it. */
export const adjustmentFigures: ApprovalFigures = {
  gets: ({ amount }) =>
    amount.startsWith('-') ? msg`Leaves the member’s wallet` : msg`The member’s wallet receives`,
}
