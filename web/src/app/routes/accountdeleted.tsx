import { createFileRoute } from '@tanstack/react-router'
import { AccountDeleted } from '../../features/account/member/settings/account-deleted.tsx'

export const Route = createFileRoute('/accountdeleted')({
  component: AccountDeleted,
})
