import { createFileRoute, redirect } from '@tanstack/react-router'
import { isAdmin, readSession } from '../../client/session.ts'
import { SignIn } from '../../features/account/member/sign-in/sign-in.tsx'
import { stepSearch } from '../../parts/use-step.ts'

export const Route = createFileRoute('/')({
  validateSearch: stepSearch,
  beforeLoad: () => {
    const session = readSession()
    if (session) redirect({ to: isAdmin(session.role) ? '/admin' : '/dashboard', replace: true, throw: true })
  },
  component: SignIn,
})
