export { isSent, pay, settleQuickPay } from './flow.ts'
export { quickPayMinimum, type SendQuickPay } from './quick-pay.ts'
