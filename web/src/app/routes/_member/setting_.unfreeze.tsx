import { createFileRoute } from '@tanstack/react-router'
import { Unfreeze } from '../../../features/account/member/security/unfreeze.tsx'
import { stepSearch } from '../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/setting_/unfreeze')({
  validateSearch: stepSearch,
  component: Unfreeze,
})
