import { memberDecider } from '@strongroom/ledger/account'
import { derivedId } from '@strongroom/ledger/eventlog'
import { pay } from '@strongroom/ledger/quick-pay'
import { type DueQuickPay, listDueQuickPays } from '@strongroom/projections/quick-pay'
import { currencyIn, dayOf, forEachPage, type JobParts, mostAtOnce } from '../jobs.ts'

/** When the next payment of a schedule is to be made (`Job.due`). */
export const payScheduledDue = `
  select min(next_on)::timestamp at time zone 'UTC' from views.quick_pay_schedules where status = 'active'`

/**
 * Pays the scheduled quick pays that are due, or records why a day is skipped. Each day has a command id of its own and the
 * wallet knows which day is next, so it may run anywhere, twice, and late; days that are several behind come turn after turn.
 */
export const payScheduled = (parts: JobParts) => async (): Promise<void> => {
  const { pool, now } = parts
  const today = dayOf(now())
  const due = (after: DueQuickPay | undefined) => listDueQuickPays(pool, { today, after, limit: mostAtOnce })
  await forEachPage(due, 'pay-scheduled', parts, each => payOne(parts, each, today))
}

const payOne = async ({ means: { ledger, now }, catalogue }: JobParts, due: DueQuickPay, today: string) => {
  const { uid, id: scheduleId, receiver, currency, next_on: day } = due
  const [payer, payee] = await Promise.all(
    [uid, receiver].map(async whose => (await ledger.load(memberDecider, whose)).state),
  )
  const paymentId = derivedId('scheduled quick pay', uid, scheduleId, day)
  const isThere = payee?.registered && payee.enabled
  const given = {
    verified: payer?.kyc === 1,
    enabled: payer?.enabled === true,
    currency: currencyIn(catalogue, currency),
    receiver: isThere ? { verified: payee.kyc === 1, quickPayOn: payee.quickPayOn } : undefined,
    today,
  }
  const command = { type: 'PayScheduledQuickPay', input: { scheduleId, day, paymentId }, given } as const
  const actor = { kind: 'system', id: 'pay-scheduled' } as const
  const asked = { id: paymentId, actor, correlationId: `scheduled ${scheduleId} ${day}`, command }
  return pay(ledger, uid, asked, now())
}
