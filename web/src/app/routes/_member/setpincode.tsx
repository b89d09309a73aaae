import { createFileRoute } from '@tanstack/react-router'
import { SetPin } from '../../../features/account/member/settings/change-pin.tsx'
import { stepSearch } from '../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/setpincode')({
  validateSearch: stepSearch,
  component: SetPin,
})
