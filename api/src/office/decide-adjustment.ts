import { findAdjustments } from '@strongroom/projections/office'
import type { contract } from '@strongroom/shared'
import { type DecideCase, decideCase, type FindingParts, findCase } from './deciding.ts'

const find = (parts: FindingParts, id: string) =>
  findCase(parts, 'adjustments', () => findAdjustments(parts.db, id))

/** Books an adjustment that another administrator has entered. */
export const approveAdjustment: DecideCase<typeof contract.office.approveAdjustment> = async (ask, parts) => {
  const { id: adjustmentId } = ask.body
  return decideCase(parts, ask, await find(parts, adjustmentId), {
    status: 1,
    command: (found, approver) => {
      const currency = parts.catalogue.currency(found.currency)
      const input = { adjustmentId }
      return currency && { type: 'ApproveAdjustment', input, given: { approver, currency } }
    },
  })
}

/** Rejects an adjustment that another administrator has entered. */
export const rejectAdjustment: DecideCase<typeof contract.office.rejectAdjustment> = async (ask, parts) => {
  const { id: adjustmentId, reason } = ask.body
  return decideCase(parts, ask, await find(parts, adjustmentId), {
    status: -1,
    command: (_, approver) => ({
      type: 'RejectAdjustment',
      input: { adjustmentId, reason },
      given: { approver },
    }),
  })
}
