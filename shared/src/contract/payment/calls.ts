import { command, preview, query } from '../call.ts'
import * as refusals from '../refusals.ts'
import { deciders } from '../roles.ts'
import * as wire from '../schemas.ts'

export const request = command({
  path: '/requestpayment/S',
  audience: 'user',
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

export const decideRequest = command({
  path: '/requestpayment/status/S',
  audience: 'both',
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

export const requested = query({
  path: '/requestpayment/{id}/S',
  audience: 'both',
  summary: 'One request for a payment',
  answer: wire.records(wire.requestPayment),
  reads: ['request_payments'],
})

export const requests = query({
  path: '/requestpayment/user/{id}/S/{json}',
  audience: 'both',
  summary: 'Requests of a member; for an administrator those of any member, or of all',
  filter: wire.paymentFilter,
  answer: wire.paged(wire.requestPayment),
  params: { id: wire.uidOrAll },
  owner: 'id',
  reads: ['request_payments'],
  records: 'request-payments',
})

export const requestCases = query({
  path: '/requestpayment/list/S/{json}',
  audience: 'admin',
  summary: 'Requests of all members',
  filter: wire.adminPaymentFilter,
  answer: wire.paged(wire.adminRequestPayment),
  reads: ['request_payments'],
})

export const checkSend = preview({
  path: '/sendpayment/check/S',
  audience: 'user',
  summary: 'The cost of sending an amount, or what arrives of a total, and the balance left',
  refuses: [...refusals.moving, 'BELOW_MINIMUM', 'CURRENCY_NOT_OFFERED'],
  body: wire.sendPaymentCheckBody,
  answer: wire.records(wire.sendPaymentCheck),
})

export const send = command({
  path: '/sendpayment/S',
  audience: 'user',
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

export const sends = query({
  path: '/sendpayment/user/{id}/S/{json}',
  audience: 'both',
  summary: 'Payments a member has sent by bank; for an administrator those of any member, or of all',
  filter: wire.paymentFilter,
  answer: wire.paged(wire.sendPayment),
  params: { id: wire.uidOrAll },
  owner: 'id',
  reads: ['send_payments'],
  records: 'send-payments',
})

export const sendCase = query({
  path: '/sendpayment/get/{id}/S',
  audience: 'admin',
  summary: 'A payment with its payee’s whole account number; refused until a reason to look was given',
  refuses: ['LOOK_REASON_NEEDED'],
  answer: wire.records(wire.adminSendPayment),
  reads: ['send_payments'],
})

export const sendCases = query({
  path: '/sendpayment/list/S/{json}',
  audience: 'admin',
  summary: 'Payments of all members, with the last four characters of the account they go to',
  filter: wire.adminPaymentFilter,
  answer: wire.paged(wire.adminSendPayment),
  reads: ['send_payments'],
})

export const approveSend = command({
  path: '/sendpayment/approve/S',
  audience: 'admin',
  summary: 'The bank has paid: settles a payment',
  refuses: [...refusals.deciding, ...refusals.paying, 'WALLET_CLOSED'],
  body: wire.sendPaymentApproveBody,
  answer: wire.records(wire.sendPaymentResult),
  roles: deciders,
})

export const rejectSend = command({
  path: '/sendpayment/reject/S',
  audience: 'admin',
  summary: 'The bank has not paid: gives amount and fee back in full',
  refuses: [...refusals.deciding, 'REASON_MISSING', 'WALLET_CLOSED'],
  body: wire.sendPaymentRejectBody,
  answer: wire.records(wire.sendPaymentResult),
  roles: deciders,
})

export const sentBack = command({
  path: '/sendpayment/returned/S',
  audience: 'admin',
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
