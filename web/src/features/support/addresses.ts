import { at } from '../../parts/address/at.ts'
import { listAddress } from '../../parts/list-search.ts'

export const addresses = [
  at(
    '/admin/support',
    async () => (await import('./admin/support-cases.tsx')).SupportCases,
    listAddress<'support.list', 'open'>(),
  ),
] as const
