import { at } from '../../parts/address/at.ts'
import { bothSearch } from '../../parts/address/search.ts'
import { listAddress } from '../../parts/list-search.ts'
import { stepSearch } from '../../parts/use-step.ts'
import { againSearch } from '../../platform/lines/member/transaction/again-search.ts'

export const addresses = [
  at(
    '/banks/requestpayment',
    async () => (await import('./member/request-payment.tsx')).RequestPayment,
    bothSearch(listAddress<'payment.requests'>(), stepSearch),
  ),
  at(
    '/banks/sendpayment',
    async () => (await import('./member/send-payment.tsx')).SendPayment,
    bothSearch(bothSearch(listAddress<'payment.sends'>(), stepSearch), againSearch),
  ),
  at(
    '/admin/requestpayments',
    async () => (await import('./admin/request-payment.case.tsx')).AdminRequestPayments,
    listAddress<'payment.requestCases', 'open'>(),
  ),
  at(
    '/admin/sendpayments',
    async () => (await import('./admin/send-payment.case.tsx')).AdminSendPayments,
    listAddress<'payment.sendCases', 'open'>(),
  ),
] as const
