import { listSkippedQuickPays } from '@strongroom/projections/quick-pay'
import { atScale } from '../command/money.ts'
import type { Parts } from '../dependencies.ts'
import { inLetter } from '../vault/mail/said.ts'
import { skippedLetter } from '../vault/mail/skipped-letter.ts'

/** Payers are not told of days older than this, as after a restore from long ago. */
const TOLD_WITHIN_MS = 7 * 86_400_000

/** When it is due (`Job.due`). */
export const skippedLettersDue = `
  select min(r.at) from views.quick_pay_runs r join views.quick_pay_schedules s on s.uid = r.uid and s.id = r.schedule
  where r.reason is not null and r.at >= (select now from given) - make_interval(secs => ${TOLD_WITHIN_MS / 1_000})
    and (s.next_on is null or s.next_on > r.on_day)
    and exists (select from private.members m where m.uid = r.uid::bigint)
    and not exists (select from private.skipped_payments_told t
      where t.uid = r.uid::bigint and t.schedule = r.schedule and t.day = r.on_day)`

type TellingParts = Pick<Parts, 'db' | 'members' | 'skippedPayments' | 'catalogue'> & {
  readonly now: () => Date
}

/** Tells members by mail of each scheduled payment that was skipped, once. */
export const postSkippedLetters =
  ({ db, members, skippedPayments, catalogue, now }: TellingParts) =>
  async (): Promise<void> => {
    const since = new Date(now().getTime() - TOLD_WITHIN_MS).toISOString()
    const skipped = await listSkippedQuickPays(db, since)
    const isTold = await skippedPayments.told(skipped)
    for (const row of skipped.filter(each => !isTold(each))) {
      const member = await members.byUid(row.uid)
      const amount = inLetter(atScale(catalogue, row.currency, row.amount), row.currency)
      if (member) await skippedPayments.tell(row, skippedLetter(member, { ...row, amount }))
    }
  }
