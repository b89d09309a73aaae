import { createFileRoute } from '@tanstack/react-router'
import { CustomerService } from '../../features/account/member/customer-service/customer-service.tsx'

/** `reference`: the movement that is asked about. `case`: the case that is open, `sent` when it has just been sent. */
type Search = { reference?: string; case?: string; sent?: boolean }

const textOf = (value: unknown) => (value ? String(value).slice(0, 200) : undefined)

export const Route = createFileRoute('/csr')({
  validateSearch: (given: Record<string, unknown>): Search => {
    const [reference, open] = [textOf(given.reference), textOf(given.case)]
    return {
      ...(reference ? { reference } : {}),
      ...(open ? { case: open } : {}),
      ...(open && given.sent ? { sent: true } : {}),
    }
  },
  component: CustomerService,
})
