export {
  getQuickPay,
  listKnownMembers,
  listPaidAmong,
  listPaidMembers,
  listQuickPays,
  type PaidMember,
  type QuickPayFilter,
  type QuickPayRow,
  sumQuickPays,
} from './queries.ts'
export {
  countOpenMoneyRequests,
  findMoneyRequest,
  listMoneyRequests,
  listOpenRequestsUntil,
  listOverdueMoneyRequests,
  type MoneyRequestRow,
  type OverdueMoneyRequest,
} from './request-queries.ts'
export {
  type DueQuickPay,
  listDueQuickPays,
  listQuickPaySchedules,
  listSkippedQuickPays,
  type QuickPayRunRow,
  type QuickPayScheduleRow,
} from './schedule-queries.ts'
