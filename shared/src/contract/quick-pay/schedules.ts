import * as v from 'valibot'
import { approvalHere } from '../account/passkeys.ts'
import { amount, currencyCode, day, flag, id } from '../words.ts'
import { namesOnePayee, namesOnePayeeMessage, payeeFields } from './contacts.ts'

const every = v.picklist(['once', 'week', 'month'])

/**
 * A quick pay for days to come (UTC). Repeated ones end on `last_day` or after so many `times`, whichever is given, or go on until they
 * are cancelled. Months are counted from the first day: the 31st is the last day of a shorter month.
 */
export const scheduleQuickPayBody = v.pipe(
  v.strictObject({
    ...payeeFields,
    currency: currencyCode,
    amount,
    every,
    first_day: day,
    last_day: v.optional(day),
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(520))),
    /** The code that was mailed for a quick pay of this amount to this payee, or a passkey’s proof for it. */
    code: approvalHere,
  }),
  v.forward(
    v.check(given => namesOnePayee(given), namesOnePayeeMessage),
    ['uid'],
  ),
)
export type ScheduleQuickPayBody = v.InferOutput<typeof scheduleQuickPayBody>

/** `cancelled` is for good; `paused` and `active` may follow each other. */
export const changeScheduleBody = v.strictObject({ id, to: v.picklist(['active', 'paused', 'cancelled']) })

/** `over`: no day is to come. */
export const quickPaySchedule = v.object({
  id: v.string(),
  uid: v.string(),
  username: v.string(),
  currency: v.string(),
  amount: v.string(),
  every,
  first_day: v.string(),
  last_day: v.nullable(v.string()),
  next_day: v.nullable(v.string()),
  status: v.picklist(['active', 'paused', 'over', 'cancelled']),
  created_date: v.string(),
  /** Days that were paid or skipped, the newest first. `payment`: id of the quick pay, `returned` 1 where it came back; `reason`: why the day was skipped. */
  runs: v.array(
    v.object({
      day: v.string(),
      payment: v.nullable(v.string()),
      returned: flag,
      reason: v.nullable(v.string()),
    }),
  ),
})
export type QuickPaySchedule = v.InferOutput<typeof quickPaySchedule>

/** The id of the schedule that was made or changed. */
export const scheduledQuickPay = v.object({ id: v.string() })
