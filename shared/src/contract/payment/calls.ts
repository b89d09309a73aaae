import { forAdmin, forBoth, forUser } from '../call.ts'
import * as refusals from '../refusals.ts'
import { deciders } from '../roles.ts'
import * as wire from '../schemas.ts'

export const request = forUser.command({
  path: '/requestpayment/S',
  summary: 'Asks for a payment from outside; it is credited once finance has seen the money',
  refuses: [
    'AMOUNT_NOT_POSITIVE',
    'CURRENCY_NOT_OFFERED',
    'IDENTITY_NOT_VERIFIED',
    'TOO_MANY_PLACES',
    'WALLET_CLOSED',
  ],
  body: wire.requestPaymentBody,
  answer: wire.records(wire.requestPaymentResult),
})

export const decideRequest = forBoth.command({
  path: '/requestpayment/status/S',
  summary: 'Received (finance, less a fee) or rejected (finance with a reason; members withdraw their own)',
  refuses: [
    ...refusals.proposing,
    ...refusals.deciding,
    'FEE_ABOVE_AMOUNT',
    'REASON_MISSING',
    'WALLET_CLOSED',
  ],
  body: wire.requestPaymentStatusBody,
  answer: wire.records(wire.requestPaymentResult),
})

export const requested = forBoth.query({
  path: '/requestpayment/{id}/S',
  summary: 'One request for a payment',
  answer: wire.records(wire.requestPayment),
  reads: ['request_payments'],
})

export const requests = forBoth.query({
  path: '/requestpayment/user/{id}/S/{json}',
  summary: 'Requests of a member; for an administrator those of any member, or of all',
  filter: wire.paymentFilter,
  answer: wire.paged(wire.requestPayment),
  params: { id: wire.uidOrAll },
  owner: 'id',
  reads: ['request_payments'],
  records: 'request-payments',
})

export const requestCases = forAdmin.query({
  path: '/requestpayment/list/S/{json}',
  summary: 'Requests of all members',
  filter: wire.adminPaymentFilter,
  answer: wire.paged(wire.adminRequestPayment),
  reads: ['request_payments'],
})

export const checkSend = forUser.preview({
  path: '/sendpayment/check/S',
  summary: 'The cost of sending an amount, or what arrives of a total, and the balance left',
  refuses: [...refusals.moving, 'BELOW_MINIMUM', 'CURRENCY_NOT_OFFERED'],
  body: wire.sendPaymentCheckBody,
  answer: wire.records(wire.sendPaymentCheck),
})

export const send = forUser.command({
  path: '/sendpayment/S',
  summary: 'Sends a payment to a payee’s bank, with the code that was mailed for it',
  refuses: [
    ...refusals.moving,
    'BELOW_MINIMUM',
    'CURRENCY_NOT_OFFERED',
    'WRONG_CODE',
    'NOT_CONFIRMED',
    'WRONG_PASSKEY',
  ],
  body: wire.sendPaymentBody,
  answer: wire.records(wire.sendPaymentResult),
})

export const sends = forBoth.query({
  path: '/sendpayment/user/{id}/S/{json}',
  summary: 'Payments a member has sent by bank; for an administrator those of any member, or of all',
  filter: wire.paymentFilter,
  answer: wire.paged(wire.sendPayment),
  params: { id: wire.uidOrAll },
  owner: 'id',
  reads: ['send_payments'],
  records: 'send-payments',
})

export const sendCase = forAdmin.query({
  path: '/sendpayment/get/{id}/S',
  summary: 'A payment with its payee’s whole account number; refused until a reason to look was given',
  refuses: ['LOOK_REASON_NEEDED'],
  answer: wire.records(wire.adminSendPayment),
  reads: ['send_payments'],
})

export const sendCases = forAdmin.query({
  path: '/sendpayment/list/S/{json}',
  summary: 'Payments of all members, with the last four characters of the account they go to',
  filter: wire.adminPaymentFilter,
  answer: wire.paged(wire.adminSendPayment),
  reads: ['send_payments'],
})

export const approveSend = forAdmin.command({
  path: '/sendpayment/approve/S',
  summary: 'The bank has paid: settles a payment',
  refuses: [...refusals.deciding, ...refusals.paying, 'WALLET_CLOSED'],
  body: wire.sendPaymentApproveBody,
  answer: wire.records(wire.sendPaymentResult),
  roles: deciders,
})

export const rejectSend = forAdmin.command({
  path: '/sendpayment/reject/S',
  summary: 'The bank has not paid: gives amount and fee back in full',
  refuses: [...refusals.deciding, 'REASON_MISSING', 'WALLET_CLOSED'],
  body: wire.sendPaymentRejectBody,
  answer: wire.records(wire.sendPaymentResult),
  roles: deciders,
})

export const sentBack = forAdmin.command({
  path: '/sendpayment/returned/S',
  summary:
    'Books a settled payment that the payee’s bank has sent back: the amount without the bank’s charge goes to the wallet. Above the policy’s amount it waits for a second administrator',
  refuses: [
    ...refusals.proposing,
    ...refusals.deciding,
    'CURRENCY_NOT_OFFERED',
    'FEE_ABOVE_AMOUNT',
    'PAYMENT_NOT_SENT',
    'REASON_MISSING',
    'TOO_MANY_PLACES',
    'WALLET_CLOSED',
  ],
  body: wire.sentBackBody,
  answer: wire.records(wire.sentBackResult),
  roles: deciders,
})
