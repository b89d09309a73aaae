import { createFileRoute } from '@tanstack/react-router'
import { UsdAccount } from '../../features/usd-account/usd-account.tsx'
import { listSearch } from '../../parts/list-search.ts'

export const Route = createFileRoute('/_member/usdaccount')({
  validateSearch: listSearch(['type']),
  component: UsdAccount,
})
