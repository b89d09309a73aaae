import { at } from '../../parts/address/at.ts'
import { textSearch } from '../../parts/address/search.ts'
import { listAddress } from '../../parts/list-search.ts'

export const addresses = [
  at('/budgets', async () => (await import('./member/budgets/budgets.tsx')).Budgets),
  at('/statements', async () => (await import('./member/statements/statements.tsx')).Statements),
  at(
    '/transactions',
    async () => (await import('./member/transactions.tsx')).Transactions,
    listAddress<'statement.ofMember'>(),
  ),
  at(
    '/transactions/months',
    async () => (await import('./member/month/months-page.tsx')).MonthsPage,
    textSearch('month'),
  ),
  at(
    '/transactions/$id',
    async () => (await import('./member/transaction/transaction-page.tsx')).TransactionPage,
  ),
  at(
    '/admin/member/$uid/transactions',
    async () => (await import('./admin/admin-movements.tsx')).AdminMovements.of,
    listAddress<'statement.all', 'open'>(),
  ),
  at(
    '/admin/member/bill/transaction',
    async () => (await import('./admin/member-bill.tsx')).MemberBill,
    listAddress<'statement.all', 'open'>(),
  ),
  at(
    '/admin/transactions',
    async () => (await import('./admin/admin-movements.tsx')).AdminMovements,
    listAddress<'statement.all', 'open'>(),
  ),
] as const
