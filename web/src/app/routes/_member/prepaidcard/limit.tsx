import { createFileRoute } from '@tanstack/react-router'
import { SetCardLimit } from '../../../../features/card/member/set-card-limit.tsx'
import { stepSearch } from '../../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/prepaidcard/limit')({
  validateSearch: stepSearch,
  component: SetCardLimit,
})
