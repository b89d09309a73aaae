import { changeFixedDeposit } from '@strongroom/ledger/earn'
import { listFixedDeposits } from '@strongroom/projections/earn'
import { wire } from '@strongroom/shared'
import type { Parts } from '../calls.ts'
import { asked } from '../http/asking.ts'
import { type AnyCall, call } from '../http/call.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, page } from '../http/replies.ts'
import { deciders } from '../office/deciding.ts'
import { dayOf, subscriptionsOf } from './subscriptions.ts'

/** Everybody's deposits that earn: looked at, re-rated and cancelled by finance. */
export const fixedDepositCases = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members } = parts
  const { describe, find, end, currencyOf } = subscriptionsOf(parts)

  return [
    call({
      method: 'GET',
      path: '/fixeddeposit/user/S/{json}',
      audience: 'admin',
      summary: 'Subscriptions of everybody',
      changes: false,
      filter: wire.adminSubscriptionFilter,
      reads: ['fixed_deposits'],
      answer: wire.paged(wire.adminSubscription),
      handler: async ({ filter, now }) => {
        const { rows, total } = await listFixedDeposits(db, filter)
        const names = await members.namesOf(rows.map(({ uid }) => uid))
        return page({
          rows: rows.map(row => ({ ...describe(row, dayOf(now)), ...names(row.uid) })),
          total,
        })
      },
    }),

    call({
      method: 'POST',
      path: '/fixeddeposit/user/S',
      audience: 'admin',
      roles: deciders,
      summary: 'Changes the rate of a subscription from the next month on; of a fixed term only upwards',
      changes: true,
      body: wire.subscriptionEditBody,
      answer: wire.records(wire.subscriptionEditResult),
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

    call({
      method: 'DELETE',
      path: '/fixeddeposit/user/{id}/S',
      audience: 'admin',
      roles: deciders,
      summary: 'Cancels a subscription with a reason; interest already paid stays with the member',
      changes: true,
      body: wire.subscriptionCancelBody,
      answer: wire.records(wire.subscriptionResult),
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
