import { createFileRoute } from '@tanstack/react-router'
import { TurnOnAuthenticator } from '../../../features/account/member/security/turn-on-authenticator.tsx'
import { stepSearch } from '../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/setting_/authenticator')({
  validateSearch: stepSearch,
  component: TurnOnAuthenticator,
})
