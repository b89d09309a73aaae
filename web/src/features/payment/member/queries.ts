import type { wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import type { InferInput } from 'valibot'
import { callForAll, callForOne } from '../../../client/call.ts'
import type { ListCall } from '../../../client/contract.ts'
import type { ListTaking } from '../../../client/list-filter.ts'
import { pageQuery } from '../../../client/page-query.ts'
import { readSession } from '../../../client/session.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'
import { casesQuery } from '../../../platform/cases/admin/queries.ts'

const POLL_MS = 10_000

/** The address of the lists of payments with third parties. */
export type PaymentSearch = ListSearch & { status?: string | undefined }
/** The same for administrators, who also look at one currency alone. */
export type PaymentCaseSearch = PaymentSearch & { currency?: string | undefined }

const pages = <N extends ListTaking<PaymentSearch>>(list: ListCall<N>, search: PaymentSearch) =>
  pageQuery(list, filterOf(list.name, search), POLL_MS)

type RequestBody = InferInput<typeof wire.requestPaymentBody>
/** Asks a third party for money. */
export const requestPayment = (body: RequestBody, attempt: string) =>
  callForOne('payment.request', { body, attempt })

/** Notes that the money has come, or closes the request: finance for any, a member for their own. */
export const setRequestStatus = (body: InferInput<typeof wire.requestPaymentStatusBody>, attempt: string) =>
  callForOne('payment.decideRequest', { body, attempt })

/** One page of the member's requests. */
export const requestsQuery = (uid: string, search: PaymentSearch) =>
  pages({ name: 'payment.requests', params: { id: uid } }, search)
/** One page of all members' requests. */
export const adminRequestsQuery = ({ currency, ...search }: PaymentCaseSearch) =>
  casesQuery({ name: 'payment.requestCases' }, search, 'status', currency ? { currency } : {})

type SendBody = Omit<InferInput<typeof wire.sendPaymentBody>, 'payee_type'>
/** The third party as the form has it. */
export type Payee = Pick<SendBody, 'name' | 'account' | 'bank'> & { swift: string; remarks: string }
/** The amount of the payment as typed, and its currency. */
export type SendMoney = { currency: string; amount: string }

/** Whether it can be paid now, and what it costs. The account and the SWIFT are looked at before a code for them is mailed. */
export const checkSend = (body: SendMoney & { account?: string; swift: string }) =>
  callForOne('payment.checkSend', { body })

/** E-mails the code for exactly this payment: it opens no other account and no other amount. */
export const sendSendCode = ({ account, currency, amount }: SendMoney & { account: string }) =>
  callForAll('account.mailCode', {
    body: { email: readSession()?.email ?? '', scene: 'sendpayment', payee: account, currency, amount },
  })

/** The form goes on only where the payee is said to be a company. */
export const sendPayment = (body: SendBody, attempt: string) =>
  callForOne('payment.send', { body: { ...body, payee_type: 1 }, attempt })

/** One page of the member's payments. */
export const sentQuery = (uid: string, search: PaymentSearch) =>
  pages({ name: 'payment.sends', params: { id: uid } }, search)
/** One page of all members' payments. */
export const adminSentQuery = ({ currency, ...search }: PaymentCaseSearch) =>
  casesQuery({ name: 'payment.sendCases' }, search, 'status', currency ? { currency } : {})

/** A payment with its payee's whole account: a look at personal data. No cache keeps it, so that the next look is noted too. */
export const sendCaseQuery = (id: string) =>
  queryOptions({
    queryKey: ['payment-sent', id],
    queryFn: () => callForOne('payment.sendCase', { params: { id } }),
    gcTime: 0,
  })
