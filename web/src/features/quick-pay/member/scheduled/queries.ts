import type { wire } from '@strongroom/shared'
import type { InferInput } from 'valibot'
import { callForOne, sendForm } from '../../../../client/call.ts'
import { queryOf } from '../../../../client/query-of.ts'

/** The member's schedules, past ones too. */
export const schedulesQuery = () => queryOf('quickPay.schedules')

/** Begins a schedule, with the proof of the payer. */
export const schedulePayment = (body: InferInput<typeof wire.scheduleQuickPayBody>, attempt: string) =>
  callForOne('quickPay.schedule', { body, attempt })

/** Pauses, resumes or cancels a schedule. */
export const changeSchedule = (body: InferInput<typeof wire.changeScheduleBody>, attempt: string) =>
  sendForm('quickPay.changeSchedule', { body, attempt })
