export {
  findRequestPayments,
  listRequestPayments,
  type RequestPaymentFilter,
  type RequestPaymentRow,
  sumRequestPayments,
} from './request-payments/queries.ts'
export {
  findSendPayments,
  listSendPayments,
  type SendPaymentFilter,
  type SendPaymentRow,
  sumSendPayments,
} from './send-payments/queries.ts'
