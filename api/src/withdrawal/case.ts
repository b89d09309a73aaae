import { findWithdrawals } from '@strongroom/projections/withdrawal'
import { cases } from '@strongroom/shared'
import { msg } from '#words'
import { refused } from '../command/replies.ts'
import { type FindingParts, findCase, statusInLog, whyHeld } from '../platform/cases/deciding.ts'
import { decides } from '../platform/kinds/case-kind.ts'
import { reviewed } from '../platform/kinds/review-case.ts'

/** One withdrawal, for its decision; undefined when the log has none. */
export const findWithdrawal = (parts: FindingParts, id: string) =>
  findCase(parts, 'withdrawals', id, findWithdrawals)

/** Withdrawals: settled once the money has left for the bank, or given back. */
export const withdrawalCase = decides(
  cases.withdrawalCase,
  reviewed({
    find: findWithdrawal,
    whyNot: async (parts, ask, found) => {
      const held = await whyHeld(parts, ask, found)
      if (held) return held
      // The member's code was for the account as it was.
      const isChanged =
        found.status === 0 && (await parts.banks.changedSince(found.bank_id, found.created_at))
      return isChanged && (await statusInLog(parts, 'withdrawal', found)) === 'pending'
        ? refused('BANK_CHANGED', msg`The bank account has been changed since this was asked for`)
        : undefined
    },
    approval: (_, { id: withdrawalId }, { fee, feeRate, externalTxId }, given) => ({
      type: 'ApproveWithdrawal',
      input: { withdrawalId, fee, feeRate, externalTxId },
      given,
    }),
    adds: 'WithdrawalSettled',
    figures: ({ amount, fee }) => ({ amount, fee, credited: amount }),
    rejection: ({ catalogue }, { id: withdrawalId, currency: code }, reason, approver) => {
      const currency = catalogue.currency(code)
      const input = { withdrawalId, reason }
      return currency && { type: 'RejectWithdrawal', input, given: { approver, currency } }
    },
  }),
)
