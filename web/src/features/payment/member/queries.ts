import { callForAll, callForOne } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { oneQueryOf } from '../../../client/query-of.ts'
import { readSession } from '../../../client/session.ts'

type RequestBody = Body<'payment.request'>
/** Asks a third party for money. */
export const requestPayment = (body: RequestBody, attempt: string) =>
  callForOne('payment.request', { body, attempt })

type SendBody = Omit<Body<'payment.send'>, 'payee_type'>
/** The third party as the form has it. */
export type Payee = Pick<SendBody, 'name' | 'account' | 'bank'> & { swift: string; remarks: string }
/** The amount of the payment as typed, and its currency. */
export type SendMoney = { currency: string; amount: string }

/** The payment by the amount that arrives, or by the total that leaves the wallet. Decimal strings. */
export type SendAsked = { currency: string } & ({ amount: string } | { total: string })

/** Whether it can be paid now, and what it costs. The account and the SWIFT are looked at before a code for them is mailed. */
export const checkSend = (body: SendAsked & { account?: string; swift: string }) =>
  callForOne('payment.checkSend', { body })

/** E-mails the code for exactly this payment: it opens no other account and no other amount. */
export const sendSendCode = ({ account, currency, amount }: SendMoney & { account: string }) =>
  callForAll('account.mailCode', {
    body: { email: readSession()?.email ?? '', scene: 'sendpayment', payee: account, currency, amount },
  })

/** The form goes on only where the payee is said to be a company. */
export const sendPayment = (body: SendBody, attempt: string) =>
  callForOne('payment.send', { body: { ...body, payee_type: 1 }, attempt })

/** A payment with its payee's whole account: a look at personal data. No cache keeps it, so that the next look is noted too. */
export const sendCaseQuery = (id: string) => oneQueryOf('payment.sendCase', { params: { id } }, { gcTime: 0 })
