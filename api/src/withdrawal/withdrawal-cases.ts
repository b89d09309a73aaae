import { walletDecider } from '@strongroom/ledger/wallet'
import { findWithdrawals } from '@strongroom/projections/withdrawal'
import { contract } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, refused } from '../http/replies.ts'
import { findCase, whyHeld } from '../office/deciding.ts'
import { withdrawalCsv } from './csv-words.ts'
import { withdrawalCommand } from './withdrawal-order.ts'
import { listOfWithdrawals } from './withdrawal-records.ts'

/** What finance does about withdrawals. */
export const withdrawalCases = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, banks } = parts
  const find = (id: string) => findCase(parts, 'withdrawals', () => findWithdrawals(db, id))

  return [
    implement(contract.withdrawal.enter, {
      handler: async ask => {
        const { uid, ...order } = ask.body
        const command = await withdrawalCommand(parts, uid, ask.commandId, order, ask.session.uid)
        if (!command) return refusalOf({ kind: 'currency-not-offered', currency: order.currency })
        const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        ask.moved(outcome.position, uid)
        return one({ id: ask.commandId, status: 0 })
      },
    }),

    implement(contract.withdrawal.cases, {
      csv: withdrawalCsv,
      handler: async ({ filter }) => listOfWithdrawals(parts, filter),
    }),

    implement(contract.withdrawal.approve, {
      handler: async ask => {
        const { id: withdrawalId, fee, feeRate, externalTxId } = ask.body
        const found = await find(withdrawalId)
        const currency = found && catalogue.currency(found.currency)
        if (!found || !currency) return refusalOf({ kind: 'case-unknown' })
        const held = await whyHeld(parts, ask, found.uid)
        if (held) return held
        // The member's code was for the account as it was.
        if (found.status === 0 && (await banks.changedSince(found.bank_id, found.created_at)))
          return refused('BANK_CHANGED', 'The bank account has been changed since this was asked for')
        const command = {
          type: 'ApproveWithdrawal',
          input: { withdrawalId, fee, feeRate, externalTxId },
          given: { approver: ask.session.uid, currency },
        } as const
        const outcome = await ledger.handle(walletDecider, found.uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        ask.moved(outcome.position, found.uid)
        return one({ id: withdrawalId, status: 1 })
      },
    }),

    implement(contract.withdrawal.reject, {
      handler: async ask => {
        const { id: withdrawalId, reason } = ask.body
        const found = await find(withdrawalId)
        const currency = found && catalogue.currency(found.currency)
        if (!found || !currency) return refusalOf({ kind: 'case-unknown' })
        const command = {
          type: 'RejectWithdrawal',
          input: { withdrawalId, reason },
          given: { approver: ask.session.uid, currency },
        } as const
        const outcome = await ledger.handle(walletDecider, found.uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        ask.moved(outcome.position, found.uid)
        return one({ id: withdrawalId, status: -1 })
      },
    }),
  ]
}
