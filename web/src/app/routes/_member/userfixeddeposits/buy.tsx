import { createFileRoute } from '@tanstack/react-router'
import { Subscribe } from '../../../../features/earn/member/subscribe.tsx'
import { stepSearch } from '../../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/userfixeddeposits/buy')({
  validateSearch: (
    raw: Record<string, unknown>,
  ): { step?: string | undefined; plan?: string | undefined } => ({
    ...stepSearch(raw),
    ...(typeof raw.plan === 'string' ? { plan: raw.plan } : {}),
  }),
  component: Subscribe,
})
