import type { wire } from '@strongroom/shared'
import { rolesOf } from './roles.gen.ts'
import { readSession } from './session.ts'

/** A call that some roles of administrators may make, and others not. */
export type BoundedCall = keyof typeof rolesOf

/** Whether administrators of a role may make a call. */
export const mayAs = (role: wire.Role, call: BoundedCall): boolean => {
  const roles: readonly wire.Role[] = rolesOf[call]
  return roles.includes(role)
}

/** Whether the signed-in administrator's role may make a call. The server decides; this spares dead buttons. */
export const may = (call: BoundedCall): boolean => {
  const role = readSession()?.role
  return role === undefined || mayAs(role, call)
}
