import { createFileRoute } from '@tanstack/react-router'
import { PayCodeList } from '../../../features/pay-qr/member/pay-code-list.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/quickpayqrcodes')({
  validateSearch: listSearch(['status', 'open']),
  component: () => <PayCodeList isAdmin />,
})
