import { createFileRoute } from '@tanstack/react-router'
import { SwapRecords } from '../../../../features/swap/member/swap-records.tsx'
import { listAddress } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/records/swap')({
  validateSearch: listAddress<'swap.list'>(),
  component: SwapRecords,
})
