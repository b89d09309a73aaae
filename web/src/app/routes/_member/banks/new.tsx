import { createFileRoute } from '@tanstack/react-router'
import { NewBank } from '../../../../features/bank/member/banks.tsx'
import { stepSearch } from '../../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/banks/new')({
  validateSearch: stepSearch,
  component: NewBank,
})
