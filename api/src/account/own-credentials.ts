import { AuthExpired } from '../command/http-error.ts'
import type { Parts } from '../dependencies.ts'

/** The credentials of the caller, by their session's address. Throws `AuthExpired` where the member has left meanwhile. */
export const ownCredentials = async ({ members }: Pick<Parts, 'members'>, email: string) => {
  const found = await members.credentials(email)
  if (!found) throw new AuthExpired('the member is gone')
  return found
}
