import { createFileRoute } from '@tanstack/react-router'
import { UsdAccount } from '../../../features/wallet/member/usd-account.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/usdaccount')({
  validateSearch: listAddress<'statement.ofMember'>(),
  component: UsdAccount,
})
