import { createFileRoute } from '@tanstack/react-router'
import { EditAccount } from '../../../features/account/member/settings/edit-account.tsx'

export const Route = createFileRoute('/_member/editaccount')({
  component: EditAccount,
})
