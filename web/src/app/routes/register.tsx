import { createFileRoute } from '@tanstack/react-router'
import { Register } from '../../features/account/member/sign-in/register.tsx'
import { type StepSearch, stepSearch } from '../../parts/use-step.ts'

type Search = StepSearch & { referral?: string }

export const Route = createFileRoute('/register')({
  validateSearch: (raw: Record<string, unknown>): Search => ({
    ...stepSearch(raw),
    ...(raw.referral ? { referral: String(raw.referral) } : {}),
  }),
  component: Page,
})

function Page() {
  return <Register referral={Route.useSearch().referral} />
}
