import { at } from '../../parts/address/at.ts'
import { textSearch } from '../../parts/address/search.ts'
import { listAddress } from '../../parts/list-search.ts'
import { readHome } from './member/dashboard/read-home.ts'

export const addresses = [
  at('/balance', async () => (await import('./member/snapshots/balance.tsx')).Balance),
  at('/dashboard', async () => (await import('./member/dashboard/dashboard.tsx')).Dashboard, undefined, {
    ahead: readHome,
  }),
  at('/digitalaccount', async () => (await import('./member/wallets.tsx')).Wallets),
  at(
    '/digitalaccount/$currency',
    async () => (await import('./member/usd-account.tsx')).OneWallet,
    listAddress<'statement.ofMember'>(),
  ),
  at('/limits', async () => (await import('./member/limits/limits.tsx')).Limits),
  at('/upcoming', async () => (await import('./member/upcoming/upcoming.tsx')).Upcoming, textSearch('month')),
  at(
    '/usdaccount',
    async () => (await import('./member/usd-account.tsx')).UsdAccount,
    listAddress<'statement.ofMember'>(),
  ),
  at(
    '/admin/currencyrequests',
    async () => (await import('./admin/currency-request.case.tsx')).CurrencyRequests,
    listAddress<'wallet.currencyRequests', 'open'>(),
  ),
  at(
    '/admin/member/$uid/wallets',
    async () => (await import('./admin/admin-wallets.tsx')).AdminWallets.of,
    listAddress<'wallet.all'>(),
  ),
  at(
    '/admin/wallets',
    async () => (await import('./admin/admin-wallets.tsx')).AdminWallets,
    listAddress<'wallet.all'>(),
  ),
] as const
