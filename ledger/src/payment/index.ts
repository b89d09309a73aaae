export type {
  ReceiveRequestedPayment,
  RejectRequestedPayment,
  RequestPayment,
} from './request-payment.ts'
export type { FailPayment, SendPayment, SettlePayment } from './send-payment.ts'
