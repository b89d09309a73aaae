import { createFileRoute } from '@tanstack/react-router'
import { PayQrList } from '../../../features/pay-qr/member/pay-qr-list.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/quickpayqrcodes')({
  validateSearch: listSearch(['status', 'open']),
  component: () => <PayQrList isAdmin />,
})
