import { walletDecider } from '@strongroom/ledger/wallet'
import { contract } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { refusalOf } from '../command/refusals.ts'
import { one } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import { type Call, implement } from '../http/call.ts'
import { bookSentBack } from '../platform/cases/sent-back.ts'
import { findWithdrawal } from './case.ts'
import { withdrawalCommand } from './withdrawal-order.ts'
import { listOfWithdrawals } from './withdrawal-records.ts'
import { withdrawalCsv } from './words.ts'

const enter = implement(contract.withdrawal.enter, {
  handler: async (ask, parts) => {
    const { uid, ...order } = ask.body
    const command = await withdrawalCommand(parts, uid, ask.commandId, order, {
      now: ask.now,
      enteredBy: ask.session.uid,
    })
    if (!command) return refusalOf({ kind: 'currency-not-offered', currency: order.currency })
    const outcome = await parts.ledger.handle(walletDecider, uid, asked(ask, command, parts.catalogue))
    return replyOf(ask, outcome, () => one({ id: ask.commandId, status: 0 }), uid)
  },
})

const cases = implement(contract.withdrawal.cases, {
  csv: withdrawalCsv,
  handler: async ({ filter }, parts) => listOfWithdrawals(parts, filter),
})

const sentBack = implement(contract.withdrawal.sentBack, {
  handler: async (ask, parts) => {
    const { id: withdrawalId } = ask.body
    const found = await findWithdrawal(parts, withdrawalId)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    return bookSentBack(parts, ask, found, { kind: 'withdrawal', withdrawalId })
  },
})

/** Finance's acts on withdrawals: enter, list, and book those that the bank has sent back. */
export const withdrawalCases: readonly Call[] = [enter, cases, sentBack]
