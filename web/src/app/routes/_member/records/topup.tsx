import { createFileRoute } from '@tanstack/react-router'
import { TopUpRecords } from '../../../../features/top-up/member/top-up-records.tsx'
import { listSearch } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/records/topup')({
  validateSearch: listSearch(['status', 'currency']),
  component: TopUpRecords,
})
