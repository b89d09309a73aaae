import { redirect } from '@tanstack/react-router'
import { at, movedAt } from '../../parts/address/at.ts'
import { listAddress } from '../../parts/list-search.ts'
import { stepSearch } from '../../parts/use-step.ts'

export const addresses = [
  movedAt('/records', () => redirect({ to: '/records/swap', replace: true, throw: true })),
  at(
    '/records/swap',
    async () => (await import('./member/swap-records.tsx')).SwapRecords,
    listAddress<'swap.list'>(),
  ),
  at('/swap', async () => (await import('./member/swap.tsx')).Swap, stepSearch),
  at('/admin/swaps', async () => (await import('./admin/swaps.tsx')).Swaps, listAddress<'swap.log'>()),
] as const
