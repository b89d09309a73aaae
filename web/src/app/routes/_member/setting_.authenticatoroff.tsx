import { createFileRoute } from '@tanstack/react-router'
import { TurnOffAuthenticator } from '../../../features/account/member/security/change-authenticator.tsx'

export const Route = createFileRoute('/_member/setting_/authenticatoroff')({
  component: TurnOffAuthenticator,
})
