import { createFileRoute } from '@tanstack/react-router'
import { SwapRecords } from '../../../../features/swap/member/swap-records.tsx'
import { listSearch } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/records/swap')({
  validateSearch: listSearch(['source', 'target']),
  component: SwapRecords,
})
