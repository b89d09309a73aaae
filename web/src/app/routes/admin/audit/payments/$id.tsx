import { createFileRoute } from '@tanstack/react-router'
import { PaymentPage } from '../../../../../features/audit/admin/payment-page.tsx'
import { paymentSearch } from '../../../../../features/audit/admin/payment-search.ts'

export const Route = createFileRoute('/admin/audit/payments/$id')({
  validateSearch: paymentSearch,
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  return <PaymentPage key={id} id={id} search={Route.useSearch()} />
}
