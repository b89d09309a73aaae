import { createFileRoute } from '@tanstack/react-router'
import { Charge } from '../../../../features/card/member/charge.tsx'
import { stepSearch } from '../../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/prepaidcard/charge')({
  validateSearch: stepSearch,
  component: Charge,
})
