import { createFileRoute } from '@tanstack/react-router'
import { TopUpList } from '../../../../features/top-up/member/top-up-list.tsx'
import { listAddress } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/records/topup')({
  validateSearch: listAddress<'topUp.ofMember'>(),
  component: TopUpList,
})
