import { readSession } from '../../client/session.ts'
import {
  CustomerService,
  OwnCustomerService,
} from '../../features/account/member/customer-service/customer-service.tsx'
import { MemberShell } from './member-shell.tsx'

/** In the member's frame for a member who is signed in, and without it for members who cannot sign in. */
export function CustomerServicePage() {
  if (!readSession()) return <CustomerService />
  return (
    <MemberShell>
      <OwnCustomerService />
    </MemberShell>
  )
}
