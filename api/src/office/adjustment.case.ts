import { walletDecider } from '@strongroom/ledger/wallet'
import { type AdjustmentRow, findAdjustments } from '@strongroom/projections/office'
import { cases, type contract } from '@strongroom/shared'
import { HttpError } from '../command/http-error.ts'
import type { Reply } from '../command/replies.ts'
import type { Session } from '../command/session.ts'
import {
  type Approving,
  type BookingParts,
  type DecideCase,
  type DecidingParts,
  decideCase,
  type FindingParts,
  findCase,
  type WhyNot,
} from '../platform/cases/deciding.ts'
import { whyUnproven } from '../platform/cases/decision-proof.ts'
import { type Approve, approvable, decides, type Reject } from '../platform/kinds/case-kind.ts'
import { decidersOf } from '../platform/proposals/policy.ts'
import { tellOfProposal } from '../platform/proposals/proposal-mail.ts'
import type { ProposalMoment } from '../vault/mail/letters.ts'

/** One adjustment, for its decision; undefined when the log has none. */
const findAdjustment = (parts: FindingParts, id: string) =>
  findCase(parts, 'adjustments', id, findAdjustments)

/**
 * Refuses an administrator whom the policy does not let decide adjustments.
 *
 * @throws {HttpError} FORBIDDEN where the policy names another role.
 */
const checkDecider = (
  { catalogue }: Pick<BookingParts, 'catalogue'>,
  { session: { role } }: { readonly session: Session },
  found: AdjustmentRow,
): void => {
  if (!decidersOf(catalogue, { kind: 'adjustment', ...found }).includes(role)) throw HttpError.forbidden()
}

/** The adjustment of an id, of which the policy lets an administrator decide; nothing when there is none of the id. */
const adjustmentFor = async (
  parts: DecidingParts,
  ask: { readonly session: Session },
  id: string,
): Promise<AdjustmentRow | undefined> => {
  const found = await findAdjustment(parts, id)
  if (found) checkDecider(parts, ask, found)
  return found
}

/** The command that books an adjustment. */
const approvalOfAdjustment = (adjustmentId: string, given: Approving) =>
  ({ type: 'ApproveAdjustment', input: { adjustmentId }, given }) as const

/** Why an adjustment is not booked yet, if so: what waits for a second administrator takes two, whatever it comes to. */
const whyAdjustmentUnproven: WhyNot<AdjustmentRow> = async (parts, ask, { uid }) =>
  (await parts.ledger.knows(walletDecider, uid, ask.commandId)) ? undefined : whyUnproven(parts, ask)

/** Books an adjustment that another administrator has entered. */
const approveAdjustment: Approve = async (ask, parts) => {
  const { id: adjustmentId } = ask.body
  const found = await adjustmentFor(parts, ask, adjustmentId)
  const reply = await decideCase(parts, ask, found, {
    status: 1,
    whyNot: whyAdjustmentUnproven,
    command: (found, approver) => {
      const currency = parts.catalogue.currency(found.currency)
      return currency && approvalOfAdjustment(adjustmentId, { approver, currency })
    },
  })
  return told(parts, ask, { found, reply, moment: 'approved' })
}

/** Rejects an adjustment that another administrator has entered. */
const rejectAdjustment: Reject = async (ask, parts) => {
  const { id: adjustmentId, reason } = ask.body
  const found = await adjustmentFor(parts, ask, adjustmentId)
  const reply = await decideCase(parts, ask, found, {
    status: -1,
    command: (_, approver) => ({
      type: 'RejectAdjustment',
      input: { adjustmentId, reason },
      given: { approver },
    }),
  })
  return told(parts, ask, { found, reply, moment: 'rejected', reason: reason.trim() })
}

type Withdraw = DecideCase<typeof contract.office.withdrawProposal>

/** Takes back an adjustment of the administrator's own that is still undecided. */
export const withdrawAdjustment: Withdraw = async (ask, parts) => {
  const { id: adjustmentId, reason = '' } = ask.body
  const found = await findCase(parts, 'adjustments', adjustmentId, findAdjustments)
  const reply = await decideCase(parts, ask, found, {
    status: -2,
    command: (_, proposer) => ({
      type: 'WithdrawAdjustment',
      input: { adjustmentId, reason },
      given: { proposer },
    }),
  })
  return told(parts, ask, { found, reply, moment: 'withdrawn' })
}

type Outcome = {
  readonly found: AdjustmentRow | undefined
  readonly reply: Reply
  readonly moment: ProposalMoment
  readonly reason?: string
}

/** Replies after the administrator who entered the adjustment, and all who may decide it, were notified. */
const told = async (
  parts: DecidingParts,
  { session }: { readonly session: Session },
  { found, reply, moment, reason }: Outcome,
): Promise<Reply> => {
  const isDone = 'status' in reply.body && reply.body.status === true
  if (found && isDone)
    await tellOfProposal(parts, {
      id: found.id,
      change: { ...found, kind: 'adjustment' },
      moment,
      reason,
      by: session.uid,
      proposer: found.entered_by,
    })
  return reply
}

/** Adjustments: booked or rejected by an administrator who has not entered them. */
export const adjustmentCase = decides(cases.adjustmentCase, {
  ...approvable({
    find: findAdjustment,
    checkDecider,
    approval: (_, { id }, _typed, given) => approvalOfAdjustment(id, given),
    adds: 'AdjustmentBooked',
    figures: ({ amount }) => ({ amount, fee: null, credited: amount }),
  }),
  approve: approveAdjustment,
  reject: rejectAdjustment,
})
