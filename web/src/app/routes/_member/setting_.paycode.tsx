import { createFileRoute } from '@tanstack/react-router'
import { ChangePin } from '../../../features/account/member/settings/change-pin.tsx'
import { stepSearch } from '../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/setting_/paycode')({
  validateSearch: stepSearch,
  component: ChangePin,
})
