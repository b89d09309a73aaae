import { createFileRoute } from '@tanstack/react-router'
import { SmsLog } from '../../../features/account/admin/logs/sms-log.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/sms')({
  validateSearch: listAddress<'account.sentMessages'>(),
  component: SmsLog,
})
