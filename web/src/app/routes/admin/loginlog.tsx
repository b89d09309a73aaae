import { createFileRoute } from '@tanstack/react-router'
import { LoginLog } from '../../../features/account/admin/logs/login-log.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/loginlog')({
  validateSearch: listSearch(),
  component: LoginLog,
})
