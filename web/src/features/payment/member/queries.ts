import type { wire } from '@strongroom/shared'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InferInput } from 'valibot'
import { callForAll, callForOne, callForPage } from '../../../client/call.ts'
import { readSession } from '../../../client/session.ts'
import { filterOf, type ListSearch } from '../../../parts/list-search.ts'

const POLL_MS = 10_000

export type PaymentSearch = ListSearch & { status?: string | undefined }

const numbered = ({ status, ...search }: PaymentSearch, timeZone?: string) =>
  filterOf({ ...search, ...(status ? { status: Number(status) } : {}) }, timeZone)

const pages = <Row>(key: string, path: string, search: PaymentSearch, timeZone?: string) =>
  queryOptions({
    queryKey: [key, path, search],
    queryFn: () => callForPage<Row>({ path, filter: numbered(search, timeZone) }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  })

export type RequestBody = InferInput<typeof wire.requestPaymentBody>
export const requestPayment = (body: RequestBody, attempt: string) =>
  callForOne('payment.request', { body, attempt })

export const setRequestStatus = (body: InferInput<typeof wire.requestPaymentStatusBody>, attempt: string) =>
  callForOne('payment.decideRequest', { body, attempt })

export const requestsQuery = (uid: string, search: PaymentSearch) =>
  pages<wire.RequestPayment>('request-payments', `/requestpayment/user/${uid}`, search)
export const adminRequestsQuery = (search: PaymentSearch) =>
  pages<wire.AdminRequestPayment>('admin-request-payments', '/requestpayment/list', search, 'UTC')

export type SendBody = InferInput<typeof wire.sendPaymentBody>
export type Payee = Pick<SendBody, 'name' | 'account' | 'bank'> & { swift: string; remarks: string }
export type SendMoney = { currency: string; amount: string }

export const checkSend = (body: SendMoney) => callForOne('payment.checkSend', { body })

/** E-mails the code for exactly this payment: it opens no other account and no other amount. */
export const sendSendCode = ({ account, currency, amount }: SendMoney & { account: string }) =>
  callForAll('account.mailCode', {
    body: { email: readSession()?.email ?? '', scene: 'sendpayment', payee: account, currency, amount },
  })

export const sendPayment = (body: SendBody, attempt: string) => callForOne('payment.send', { body, attempt })

export const sentQuery = (uid: string, search: PaymentSearch) =>
  pages<wire.SendPayment>('send-payments', `/sendpayment/user/${uid}`, search)
export const adminSentQuery = (search: PaymentSearch) =>
  pages<wire.AdminSendPayment>('admin-send-payments', '/sendpayment/list', search, 'UTC')
