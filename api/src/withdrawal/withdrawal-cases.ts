import { walletDecider } from '@strongroom/ledger/wallet'
import { findWithdrawals } from '@strongroom/projections/withdrawal'
import { contract } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, refused } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { type ApprovalTerms, type Approving, decideCase, findCase, whyHeld } from '../office/deciding.ts'
import { withdrawalCsv } from './csv-words.ts'
import { withdrawalCommand } from './withdrawal-order.ts'
import { listOfWithdrawals } from './withdrawal-records.ts'

export const findWithdrawal = (parts: Parts, id: string) =>
  findCase(parts, 'withdrawals', () => findWithdrawals(parts.db, id))

/** The command that settles a withdrawal. */
export const approvalOfWithdrawal = (
  withdrawalId: string,
  { fee, feeRate, externalTxId }: ApprovalTerms,
  given: Approving,
) => ({ type: 'ApproveWithdrawal', input: { withdrawalId, fee, feeRate, externalTxId }, given }) as const

const enter = implement(contract.withdrawal.enter, {
  handler: async (ask, parts) => {
    const { uid, ...order } = ask.body
    const command = await withdrawalCommand(parts, uid, ask.commandId, order, ask.session.uid)
    if (!command) return refusalOf({ kind: 'currency-not-offered', currency: order.currency })
    const outcome = await parts.ledger.handle(walletDecider, uid, asked(ask, command, parts.catalogue))
    return replyOf(ask, outcome, () => one({ id: ask.commandId, status: 0 }), uid)
  },
})

const cases = implement(contract.withdrawal.cases, {
  csv: withdrawalCsv,
  handler: async ({ filter }, parts) => listOfWithdrawals(parts, filter),
})

const approve = implement(contract.withdrawal.approve, {
  handler: async (ask, parts) => {
    const { id: withdrawalId } = ask.body
    const found = await findWithdrawal(parts, withdrawalId)
    // The member's code was for the account as it was.
    const isChanged = found?.status === 0 && (await parts.banks.changedSince(found.bank_id, found.created_at))
    if (isChanged && !(await whyHeld(parts, ask, found)))
      return refused('BANK_CHANGED', 'The bank account has been changed since this was asked for')
    return decideCase(parts, ask, found, {
      status: 1,
      leaves: ask,
      command: (row, approver) => {
        const currency = parts.catalogue.currency(row.currency)
        return currency && approvalOfWithdrawal(withdrawalId, ask.body, { approver, currency })
      },
    })
  },
})

const reject = implement(contract.withdrawal.reject, {
  handler: async (ask, parts) => {
    const { id: withdrawalId, reason } = ask.body
    return decideCase(parts, ask, await findWithdrawal(parts, withdrawalId), {
      status: -1,
      command: (row, approver) => {
        const currency = parts.catalogue.currency(row.currency)
        const input = { withdrawalId, reason }
        return currency && { type: 'RejectWithdrawal', input, given: { approver, currency } }
      },
    })
  },
})

/** Finance's acts on withdrawals: enter, list, approve, reject. */
export const withdrawalCases: readonly Call[] = [enter, cases, approve, reject]
