import { rolesOf } from 'virtual:calls/roles'
import type { CallName, ContractOf, wire } from '@strongroom/shared'
import { readSession } from './session.ts'

/** The bounds of a call of administrators: it names roles, or it changes something, which no auditor may. */
type Bound = { readonly roles: readonly wire.Role[] } | { readonly changes: true }

/** A call that some roles of administrators may make, and others not. */
export type BoundedCall = {
  [N in CallName]: ContractOf<N> extends { readonly audience: 'admin' | 'both' } & Bound ? N : never
}[CallName]

/** Whether administrators of a role may make a call. */
export const mayAs = (role: wire.Role, call: BoundedCall): boolean => rolesOf[call]?.includes(role) ?? true

/** Whether the signed-in administrator's role may make a call. The server decides; this spares dead buttons. */
export const may = (call: BoundedCall): boolean => {
  const role = readSession()?.role
  return role === undefined || mayAs(role, call)
}
