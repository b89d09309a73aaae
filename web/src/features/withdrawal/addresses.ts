import { at } from '../../parts/address/at.ts'
import { bothSearch } from '../../parts/address/search.ts'
import { listAddress } from '../../parts/list-search.ts'
import { stepSearch } from '../../parts/use-step.ts'
import { againSearch } from '../../platform/lines/member/transaction/again-search.ts'

export const addresses = [
  at(
    '/records/withdraw',
    async () => (await import('./member/withdrawal-records.tsx')).WithdrawalRecords,
    listAddress<'withdrawal.list'>(),
  ),
  at(
    '/withdrawtobank',
    async () => (await import('./member/withdrawal.tsx')).Withdrawal,
    bothSearch(stepSearch, againSearch),
  ),
  at(
    '/admin/member/$uid/withdrawals',
    async () => (await import('./admin/withdrawal.case.tsx')).WithdrawalCases.of,
    listAddress<'withdrawal.cases', 'kind' | 'open'>(),
  ),
  at(
    '/admin/withdraw',
    async () => (await import('./admin/withdrawal.case.tsx')).WithdrawalCases,
    listAddress<'withdrawal.cases', 'kind' | 'open'>(),
  ),
] as const
