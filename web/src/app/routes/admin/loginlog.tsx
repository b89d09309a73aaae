import { createFileRoute } from '@tanstack/react-router'
import { LoginLog } from '../../../features/account/admin/logs/login-log.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/loginlog')({
  validateSearch: listAddress<'account.allSignIns'>(),
  component: LoginLog,
})
