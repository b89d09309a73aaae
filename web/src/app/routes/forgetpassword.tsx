import { createFileRoute } from '@tanstack/react-router'
import { ForgottenPassword } from '../../features/account/member/sign-in/forgotten-password.tsx'
import { stepSearch } from '../../parts/use-step.ts'

export const Route = createFileRoute('/forgetpassword')({
  validateSearch: stepSearch,
  component: ForgottenPassword,
})
