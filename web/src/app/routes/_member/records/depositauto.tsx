import { createFileRoute } from '@tanstack/react-router'
import { AutomaticRecords } from '../../../../features/bank/member/deposit/deposit-records.tsx'
import { listSearch } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/records/depositauto')({
  validateSearch: listSearch(),
  component: AutomaticRecords,
})
