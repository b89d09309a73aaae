import { createFileRoute } from '@tanstack/react-router'
import { AddPasskey } from '../../../features/account/member/security/add-passkey.tsx'
import { stepSearch } from '../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/setting_/passkey')({
  validateSearch: stepSearch,
  component: AddPasskey,
})
