import { createFileRoute } from '@tanstack/react-router'
import { LoginRecords } from '../../../../features/account/admin/logs/login-records.tsx'
import { listAddress } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/records/login')({
  validateSearch: listAddress<'account.signIns'>(),
  component: LoginRecords,
})
