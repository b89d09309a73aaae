import { settleFixedDeposit } from '@strongroom/ledger/earn'
import { type DueDeposit, listDueDeposits } from '@strongroom/projections/earn'
import { currencyIn, dayOf, forEachPage, type JobParts, mostAtOnce } from '../jobs.ts'

/** When the next interest, or the principal of a term, falls due (`Job.due`). */
export const payInterestDue = `
  select min(due_on)::timestamp at time zone 'UTC' from views.fixed_deposits where status = 0`

/**
 * Pays the interest of every month that is over and returns the principal of every term that has ended. Each month has a
 * command id of its own and the wallet remembers which are paid, so it may run anywhere, twice, and late.
 */
export const payInterest = (parts: JobParts) => async (): Promise<void> => {
  const { pool, means, catalogue, now } = parts
  const today = dayOf(now())
  const due = (after: DueDeposit | undefined) => listDueDeposits(pool, { today, after, limit: mostAtOnce })
  await forEachPage(due, 'pay-interest', parts, ({ uid, id, currency }) =>
    settleFixedDeposit(means.ledger, uid, id, {
      today,
      currency: currencyIn(catalogue, currency),
      actor: { kind: 'system', id: 'pay-interest' },
      correlationId: `interest ${id} ${today}`,
    }),
  )
}
