import { createFileRoute } from '@tanstack/react-router'
import { LoginRecords } from '../../../../features/account/admin/logs/login-records.tsx'
import { listSearch } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/records/login')({
  validateSearch: listSearch(),
  component: LoginRecords,
})
