import { createFileRoute } from '@tanstack/react-router'
import { FpsRecords } from '../../../../features/bank/member/deposit/deposit-records.tsx'
import { listSearch } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/records/fpsdeposit')({
  validateSearch: listSearch(),
  component: FpsRecords,
})
