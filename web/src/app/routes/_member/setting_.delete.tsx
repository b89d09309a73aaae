import { createFileRoute } from '@tanstack/react-router'
import { DeleteAccount } from '../../../features/account/member/settings/delete-account.tsx'
import { stepSearch } from '../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/setting_/delete')({
  validateSearch: stepSearch,
  component: DeleteAccount,
})
