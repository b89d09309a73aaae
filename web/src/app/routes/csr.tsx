import { createFileRoute } from '@tanstack/react-router'
import { readSession } from '../../client/session.ts'
import {
  CustomerService,
  OwnCustomerService,
} from '../../features/account/member/customer-service/customer-service.tsx'
import { MemberShell } from '../shell/member-shell.tsx'

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
  component: CustomerServicePage,
})

/** In the member's frame for a member who is signed in, and without it for members who cannot sign in. */
function CustomerServicePage() {
  if (!readSession()) return <CustomerService />
  return (
    <MemberShell>
      <OwnCustomerService />
    </MemberShell>
  )
}
