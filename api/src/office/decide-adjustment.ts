import { type AdjustmentRow, findAdjustments } from '@strongroom/projections/office'
import type { contract } from '@strongroom/shared'
import { Problem } from '../command/problem.ts'
import type { Session } from '../command/session.ts'
import { type DecideCase, type DecidingParts, decideCase, findCase } from './deciding.ts'
import { decidersOf } from './policy.ts'

/**
 * The adjustment of an id, of which the policy lets an administrator decide; nothing when there is none of the id.
 *
 * @throws {Problem} FORBIDDEN where the policy names another role.
 */
export const adjustmentFor = async (
  parts: DecidingParts,
  { session: { role } }: { readonly session: Session },
  id: string,
): Promise<AdjustmentRow | undefined> => {
  const found = await findCase(parts, 'adjustments', () => findAdjustments(parts.db, id))
  if (found && !decidersOf(parts.catalogue, { kind: 'adjustment', ...found }).includes(role))
    throw Problem.forbidden()
  return found
}

type Approve = DecideCase<typeof contract.office.approveAdjustment>
type Reject = DecideCase<typeof contract.office.rejectAdjustment>

/** Books an adjustment that another administrator has entered. */
export const approveAdjustment: Approve = async (ask, parts) => {
  const { id: adjustmentId } = ask.body
  return decideCase(parts, ask, await adjustmentFor(parts, ask, adjustmentId), {
    status: 1,
    command: (found, approver) => {
      const currency = parts.catalogue.currency(found.currency)
      const input = { adjustmentId }
      return currency && { type: 'ApproveAdjustment', input, given: { approver, currency } }
    },
  })
}

/** Rejects an adjustment that another administrator has entered. */
export const rejectAdjustment: Reject = async (ask, parts) => {
  const { id: adjustmentId, reason } = ask.body
  return decideCase(parts, ask, await adjustmentFor(parts, ask, adjustmentId), {
    status: -1,
    command: (_, approver) => ({
      type: 'RejectAdjustment',
      input: { adjustmentId, reason },
      given: { approver },
    }),
  })
}
