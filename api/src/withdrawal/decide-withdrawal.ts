import { findWithdrawals, type WithdrawalRow } from '@strongroom/projections/withdrawal'
import type { contract } from '@strongroom/shared'
import { msg } from '#words'
import { refused } from '../command/replies.ts'
import {
  type Approving,
  type DecideCase,
  decideCase,
  type FindingParts,
  findCase,
  statusInLog,
  type WhyNot,
  whyHeld,
} from '../platform/cases/deciding.ts'
import type { ApprovalTerms } from '../platform/proposals/approval-terms.ts'

/** One withdrawal, for its decision; undefined when the log has none. */
export const findWithdrawal = (parts: FindingParts, id: string) =>
  findCase(parts, 'withdrawals', id, findWithdrawals)

/** The command that settles a withdrawal. */
export const approvalOfWithdrawal = (
  withdrawalId: string,
  { fee, feeRate, externalTxId }: ApprovalTerms,
  given: Approving,
) => ({ type: 'ApproveWithdrawal', input: { withdrawalId, fee, feeRate, externalTxId }, given }) as const

/** Why a withdrawal is not settled now, if so: it is held, or its account is another since. */
export const whyWithdrawalWaits: WhyNot<WithdrawalRow> = async (parts, ask, found) => {
  const held = await whyHeld(parts, ask, found)
  if (held) return held
  // The member's code was for the account as it was.
  const isChanged = found.status === 0 && (await parts.banks.changedSince(found.bank_id, found.created_at))
  return isChanged && (await statusInLog(parts, 'withdrawal', found)) === 'pending'
    ? refused('BANK_CHANGED', msg`The bank account has been changed since this was asked for`)
    : undefined
}

/** Settles a withdrawal. */
export const approveWithdrawal: DecideCase<typeof contract.withdrawal.approve> = async (ask, parts) => {
  const { id: withdrawalId } = ask.body
  return decideCase(parts, ask, await findWithdrawal(parts, withdrawalId), {
    status: 1,
    whyNot: whyWithdrawalWaits,
    command: (row, approver) => {
      const currency = parts.catalogue.currency(row.currency)
      return currency && approvalOfWithdrawal(withdrawalId, ask.body, { approver, currency })
    },
  })
}

/** Gives a withdrawal back. */
export const rejectWithdrawal: DecideCase<typeof contract.withdrawal.reject> = async (ask, parts) => {
  const { id: withdrawalId, reason } = ask.body
  return decideCase(parts, ask, await findWithdrawal(parts, withdrawalId), {
    status: -1,
    command: (row, approver) => {
      const currency = parts.catalogue.currency(row.currency)
      const input = { withdrawalId, reason }
      return currency && { type: 'RejectWithdrawal', input, given: { approver, currency } }
    },
  })
}
