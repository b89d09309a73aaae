import { walletDecider } from '@strongroom/ledger/wallet'
import { contract, Decimal } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { atScale } from '../command/money.ts'
import { refusalOf } from '../command/refusals.ts'
import { one } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import { type Call, implement } from '../http/call.ts'
import type { Reversal } from '../platform/cases/reverse.ts'
import { reverseOrPropose } from '../platform/cases/reversing.ts'
import { findWithdrawal } from './case.ts'
import { withdrawalCsv } from './csv-words.ts'
import { withdrawalCommand } from './withdrawal-order.ts'
import { listOfWithdrawals } from './withdrawal-records.ts'

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

/** A charge with more places than the currency has is refused by the command, as all of it is that cannot be. */
const sentBack = implement(contract.withdrawal.sentBack, {
  handler: async (ask, parts) => {
    const { id, bank_charge: charge, reason } = ask.body
    const found = await findWithdrawal(parts, id)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    const { uid, currency } = found
    const amount = new Decimal(found.amount).minus(charge).toFixed()
    const change: Reversal = {
      kind: 'reversal',
      uid,
      reason,
      of: { kind: 'withdrawal', withdrawalId: id, currency, charge },
      credits: [{ currency, amount: new Decimal(amount).isPositive() ? amount : found.amount }],
    }
    const shown = (each: string) => atScale(parts.catalogue, currency, each)
    return reverseOrPropose(parts, ask, change, () =>
      one({ id, amount: shown(amount), bank_charge: shown(charge) }),
    )
  },
})

/** Finance's acts on withdrawals: enter, list, and book those that the bank has sent back. */
export const withdrawalCases: readonly Call[] = [enter, cases, sentBack]
