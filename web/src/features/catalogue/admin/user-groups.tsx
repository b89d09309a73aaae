import { OrderOfTerms } from './order-of-terms.tsx'
import { Reference } from './reference.tsx'

/** The groups of members, and which of several terms counts for one. */
export function UserGroups() {
  return (
    <Reference name="usergroups">
      <OrderOfTerms />
    </Reference>
  )
}
