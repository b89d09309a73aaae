import { createFileRoute } from '@tanstack/react-router'
import { CustomerService } from '../../features/account/member/customer-service/customer-service.tsx'

/** `reference`: the movement that is asked about. */
type Search = { reference?: string }

export const Route = createFileRoute('/csr')({
  validateSearch: ({ reference }: Record<string, unknown>): Search =>
    reference ? { reference: String(reference).slice(0, 200) } : {},
  component: CustomerService,
})
