import type { CallName, wire } from '@strongroom/shared'
import { changingRoles } from './changing-roles.gen.ts'
import { readSession } from './session.ts'

/** Whether the signed-in administrator's role may change something by a call. The server decides; this spares dead buttons. */
export const may = (call: CallName): boolean => {
  const roles: readonly wire.Role[] | undefined = (
    changingRoles as Partial<Record<CallName, readonly wire.Role[]>>
  )[call]
  const role = readSession()?.role
  return !roles || role === undefined || roles.includes(role)
}
