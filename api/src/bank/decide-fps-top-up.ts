import { findFpsTopUps } from '@strongroom/projections/bank'
import type { contract } from '@strongroom/shared'
import {
  type Approving,
  type DecideCase,
  decideCase,
  type FindingParts,
  findCase,
} from '../platform/cases/deciding.ts'
import type { ApprovalTerms } from '../platform/proposals/approval-terms.ts'

/** One FPS top-up, for its decision; undefined when the log has none. */
export const findFps = (parts: FindingParts, id: string) => findCase(parts, 'fps_top_ups', id, findFpsTopUps)

/** The command that approves an FPS top-up. */
export const approvalOfFps = (
  fpsId: string,
  { fee, feeRate, externalTxId }: ApprovalTerms,
  given: Approving,
) => ({ type: 'ApproveFpsTopUp', input: { fpsId, fee, feeRate, externalTxId }, given }) as const

/** Credits an FPS top-up. */
export const approveFps: DecideCase<typeof contract.bank.approveFps> = async (ask, parts) => {
  const { id: fpsId } = ask.body
  return decideCase(parts, ask, await findFps(parts, fpsId), {
    status: 1,
    credits: { claim: 'fps-top-up', terms: ask.body },
    command: (found, approver) => {
      const currency = parts.catalogue.currency(found.currency)
      return currency && approvalOfFps(fpsId, ask.body, { approver, currency })
    },
  })
}

/** Rejects an FPS top-up. */
export const rejectFps: DecideCase<typeof contract.bank.rejectFps> = async (ask, parts) => {
  const { id: fpsId, reason } = ask.body
  return decideCase(parts, ask, await findFps(parts, fpsId), {
    status: -1,
    command: (_, approver) => ({ type: 'RejectFpsTopUp', input: { fpsId, reason }, given: { approver } }),
  })
}
