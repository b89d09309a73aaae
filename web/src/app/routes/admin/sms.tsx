import { createFileRoute } from '@tanstack/react-router'
import { SmsLog } from '../../../features/account/admin/logs/sms-log.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/sms')({
  validateSearch: listSearch(['status']),
  component: SmsLog,
})
