import { createFileRoute } from '@tanstack/react-router'
import { EmailLog } from '../../../features/account/admin/logs/email-log.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/emaillog')({
  validateSearch: listSearch(['status']),
  component: EmailLog,
})
