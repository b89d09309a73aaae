import type { wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import type { InferInput } from 'valibot'
import { callForAll, callForOne, sendForm } from '../../../../client/call.ts'

/** The member's schedules, past ones too. */
export const schedulesQuery = () =>
  queryOptions({ queryKey: ['quick-pay-schedules'], queryFn: () => callForAll('quickPay.schedules') })

/** Begins a schedule, with the proof of the payer. */
export const schedulePayment = (body: InferInput<typeof wire.scheduleQuickPayBody>, attempt: string) =>
  callForOne('quickPay.schedule', { body, attempt })

/** Pauses, resumes or cancels a schedule. */
export const changeSchedule = (body: InferInput<typeof wire.changeScheduleBody>, attempt: string) =>
  sendForm('quickPay.changeSchedule', { body, attempt })
