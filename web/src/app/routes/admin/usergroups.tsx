import { createFileRoute } from '@tanstack/react-router'
import { OrderOfTerms } from '../../../features/catalogue/admin/order-of-terms.tsx'
import { Reference } from '../../../features/catalogue/admin/reference.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/usergroups')({
  validateSearch: listSearch(['open']),
  component: () => (
    <Reference name="usergroups">
      <OrderOfTerms />
    </Reference>
  ),
})
