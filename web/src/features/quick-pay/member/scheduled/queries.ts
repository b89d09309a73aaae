import { callForOne, sendForm } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import { queryOf } from '../../../../client/query-of.ts'

/** The member's schedules, past ones too. */
export const schedulesQuery = () => queryOf('quickPay.schedules')

/** Begins a schedule, with the proof of the payer. */
export const schedulePayment = (body: Body<'quickPay.schedule'>, attempt: string) =>
  callForOne('quickPay.schedule', { body, attempt })

/** Pauses, resumes or cancels a schedule. */
export const changeSchedule = (body: Body<'quickPay.changeSchedule'>, attempt: string) =>
  sendForm('quickPay.changeSchedule', { body, attempt })
