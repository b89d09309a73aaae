import { declareCase } from '../declare-case.ts'
import { deciders } from '../roles.ts'

/** A payment that a member has asked somebody outside for. */
export const requestPaymentCase = declareCase({
  kind: 'request-payment',
  place: 60,
  decides: 'payment.decideRequest',
  // Members take requests of their own back by the same call, so the call itself is open to every role.
  roles: deciders,
  takes: ['fee', 'feeRate', 'externalTxId'],
  cancels: true,
})

/** A payment by bank whose money is locked. */
export const sendPaymentCase = declareCase({
  kind: 'send-payment',
  place: 70,
  decides: 'payment.approveSend',
  takes: ['externalTxId'],
  bulk: true,
  byId: true,
  cancels: true,
})
