import { createFileRoute } from '@tanstack/react-router'
import { UsdAccount } from '../../../features/wallet/member/usd-account.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/usdaccount')({
  validateSearch: listSearch(['type']),
  component: UsdAccount,
})
