export {
  findRequestPayments,
  listRequestPayments,
  type RequestPaymentFilter,
  type RequestPaymentRow,
} from './request-payments/queries.ts'
export {
  findSendPayments,
  listSendPayments,
  type SendPaymentFilter,
  type SendPaymentRow,
} from './send-payments/queries.ts'
