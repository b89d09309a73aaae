import { createFileRoute } from '@tanstack/react-router'
import { EmailLog } from '../../../features/account/admin/logs/email-log.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/emaillog')({
  validateSearch: listAddress<'account.sentMails'>(),
  component: EmailLog,
})
