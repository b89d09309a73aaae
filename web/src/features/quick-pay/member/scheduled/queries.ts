import type { wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import type { InferInput } from 'valibot'
import { callForAll, callForOne, sendForm } from '../../../../client/call.ts'

export const schedulesQuery = () =>
  queryOptions({ queryKey: ['quick-pay-schedules'], queryFn: () => callForAll('quickPay.schedules') })

export const schedulePayment = (body: InferInput<typeof wire.scheduleQuickPayBody>, attempt: string) =>
  callForOne('quickPay.schedule', { body, attempt })

export const changeSchedule = (body: InferInput<typeof wire.changeScheduleBody>, attempt: string) =>
  sendForm('quickPay.changeSchedule', { body, attempt })
