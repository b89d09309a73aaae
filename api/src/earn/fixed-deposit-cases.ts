import { changeFixedDeposit } from '@strongroom/ledger/earn'
import { listFixedDeposits } from '@strongroom/projections/earn'
import { contract } from '@strongroom/shared'
import type { Parts } from '../calls.ts'
import { asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, page } from '../http/replies.ts'
import { dayOf, subscriptionsOf } from './subscriptions.ts'

/** Everybody's deposits that earn: looked at, re-rated and cancelled by finance. */
export const fixedDepositCases = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members } = parts
  const { describe, find, end, currencyOf } = subscriptionsOf(parts)

  return [
    implement(contract.earn.allSubscriptions, {
      handler: async ({ filter, now }) => {
        const { rows, total } = await listFixedDeposits(db, filter)
        const names = await members.namesOf(rows.map(({ uid }) => uid))
        return page({
          rows: rows.map(row => ({ ...describe(row, dayOf(now)), ...names(row.uid) })),
          total,
        })
      },
    }),

    implement(contract.earn.editSubscription, {
      handler: async ask => {
        const { id, rate, reason } = ask.body
        const found = await find(id)
        if (!found) return refusalOf({ kind: 'case-unknown' })
        const command = {
          type: 'ChangeFixedDepositRate',
          input: { depositId: id, rate, reason },
          given: { approver: ask.session.uid, today: dayOf(ask.now), currency: currencyOf(found) },
        } as const
        const outcome = await changeFixedDeposit(ledger, found.uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        ask.moved(outcome.position, found.uid)
        return one({ id })
      },
    }),

    implement(contract.earn.cancelSubscription, {
      handler: async ask => {
        const found = await find(ask.params.id)
        if (!found) return refusalOf({ kind: 'case-unknown' })
        return end(ask, found, {
          type: 'CancelFixedDeposit',
          input: { depositId: found.id, reason: ask.body.reason ?? 'Cancelled by an administrator' },
          given: {
            today: dayOf(ask.now),
            currency: currencyOf(found),
            by: 'admin',
            canceller: ask.session.uid,
          },
        })
      },
    }),
  ]
}
