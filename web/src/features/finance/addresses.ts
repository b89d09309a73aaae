import { at } from '../../parts/address/at.ts'
import { listAddress, listSearch } from '../../parts/list-search.ts'
import { asOfSearch } from '../../platform/events/admin/as-of-search.ts'

export const addresses = [
  at('/admin/income', async () => (await import('./admin/income.tsx')).Income, listSearch(['by'])),
  at('/admin/journal', async () => (await import('./admin/journal.tsx')).Journal),
  at('/admin/periods', async () => (await import('./admin/periods.tsx')).Periods),
  at(
    '/admin/postings',
    async () => (await import('./admin/postings.tsx')).Postings,
    listAddress<'finance.postings'>(),
  ),
  at(
    '/admin/reconciliation',
    async () => (await import('./admin/reconciliation/reconciliation.tsx')).Reconciliation,
    listAddress<'finance.statements'>(),
  ),
  at(
    '/admin/reconciliation/$id',
    async () => (await import('./admin/reconciliation/statement-page.tsx')).StatementPage,
    listAddress<'finance.statementItems'>(),
  ),
  at(
    '/admin/totalassets',
    async () => (await import('./admin/total-assets.tsx')).TotalAssets,
    listSearch(['side', 'currency']),
  ),
  at(
    '/admin/trial-balance',
    async () => (await import('./admin/trial-balance.tsx')).TrialBalance,
    asOfSearch,
  ),
] as const
