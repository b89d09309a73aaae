import { derivedId } from '@strongroom/ledger/eventlog'
import { walletDecider } from '@strongroom/ledger/wallet'
import { listOverdueMoneyRequests, type OverdueMoneyRequest } from '@strongroom/projections/quick-pay'
import { dayOf, forEachPage, type JobParts, mostAtOnce } from '../jobs.ts'

/** When the next last day is over (`Job.due`). */
export const expireMoneyRequestsDue = `
  select (min(last_on)::timestamp + interval '1 day') at time zone 'UTC' from views.money_requests where status = 'open'`

/** Ends requests for money whose last day is over. Each has a command id of its own, so it may run anywhere, twice, and late. */
export const expireMoneyRequests = (parts: JobParts) => async (): Promise<void> => {
  const { pool, means, now } = parts
  const today = dayOf(now())
  const overdue = (after: OverdueMoneyRequest | undefined) =>
    listOverdueMoneyRequests(pool, { today, after, limit: mostAtOnce })
  await forEachPage(overdue, 'expire-money-requests', parts, ({ payer, id: requestId }) =>
    means.ledger.handle(walletDecider, payer, {
      id: derivedId('money request', payer, requestId, 'expire'),
      actor: { kind: 'system', id: 'expire-money-requests' },
      correlationId: `expire ${requestId}`,
      command: { type: 'ExpireMoneyRequest', input: { requestId }, given: { today } },
    }),
  )
}
