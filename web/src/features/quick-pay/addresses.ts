import { at } from '../../parts/address/at.ts'
import { bothSearch, textSearch } from '../../parts/address/search.ts'
import { listAddress } from '../../parts/list-search.ts'
import { stepSearch } from '../../parts/use-step.ts'

export const addresses = [
  // `uid`: the payee, as a QR code to be paid by names them; `currency`, `amount` and `note` fill in the next step.
  at(
    '/quickpay',
    async () => (await import('./member/quick-pay.tsx')).QuickPay,
    bothSearch(stepSearch, textSearch('uid', 'currency', 'amount', 'note')),
  ),
  at('/quickpay/contacts', async () => (await import('./member/contacts-page.tsx')).ContactsPage),
  at(
    '/quickpay/requests',
    async () => (await import('./member/requests/money-requests.tsx')).MoneyRequests,
    bothSearch(listAddress<'quickPay.requests'>(), stepSearch),
  ),
  at(
    '/quickpay/requests/$id',
    async () => (await import('./member/requests/request-page.tsx')).RequestPage,
    stepSearch,
  ),
  at(
    '/quickpay/scheduled',
    async () => (await import('./member/scheduled/scheduled-payments.tsx')).ScheduledPayments,
    stepSearch,
  ),
  at(
    '/records/quickpay',
    async () => (await import('./member/quick-pay-records.tsx')).QuickPayRecords,
    listAddress<'quickPay.list'>(),
  ),
  at(
    '/admin/logquickpays',
    async () => (await import('./admin/quick-pay-log.tsx')).QuickPayLog,
    listAddress<'quickPay.list'>(),
  ),
] as const
