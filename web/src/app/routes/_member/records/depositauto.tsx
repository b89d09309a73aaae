import { createFileRoute } from '@tanstack/react-router'
import { AutomaticRecords } from '../../../../features/bank/member/deposit/automatic-records.tsx'
import { listAddress } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/records/depositauto')({
  validateSearch: listAddress<'statement.ofMember'>(),
  component: AutomaticRecords,
})
