import { createFileRoute } from '@tanstack/react-router'
import { EndAllowList } from '../../../features/chain/member/allow-list/end-allow-list.tsx'
import { stepSearch } from '../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/setting_/allowlist')({
  validateSearch: stepSearch,
  component: EndAllowList,
})
