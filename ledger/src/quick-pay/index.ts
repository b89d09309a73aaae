export { isSent, pay, settleQuickPay } from './flow.ts'
export { quickPayMinimum, type SendQuickPay } from './quick-pay.ts'
export { lastOfTimes } from './schedule-days.ts'
export type { PayScheduledQuickPay, ScheduleQuickPay } from './scheduled-quick-pay.ts'
