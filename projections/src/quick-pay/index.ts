export { getQuickPay, listQuickPays, type QuickPayFilter, type QuickPayRow } from './queries.ts'
