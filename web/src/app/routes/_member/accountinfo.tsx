import { createFileRoute } from '@tanstack/react-router'
import { AccountInfo } from '../../../features/account/member/account-info.tsx'
import { stepSearch } from '../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/accountinfo')({
  validateSearch: stepSearch,
  component: AccountInfo,
})
