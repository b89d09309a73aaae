import { createFileRoute } from '@tanstack/react-router'
import { ChangePassword } from '../../../features/account/member/settings/change-password.tsx'
import { stepSearch } from '../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/setting_/password')({
  validateSearch: stepSearch,
  component: ChangePassword,
})
