import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { isAdmin, keepSession } from '../../../../client/session.ts'
import { signIn } from './calls.ts'

/** What has been proven at sign-in so far. */
export type Proven = { readonly email: string; readonly password: string; readonly fpKey: string }

/** Opens the session with what was proven, and goes to where the account begins. */
export function useEnter() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return async ({ email: given, password, fpKey }: Proven, { hasPin }: { hasPin: boolean }) => {
    const { session_key: sessionKey, email, role } = await signIn(given, password, fpKey)
    keepSession({ sessionKey, email, role })
    queries.clear()
    const home = isAdmin(role) ? '/admin' : '/dashboard'
    // An account without a PAY code cannot pay: it is set first.
    await navigate({ to: hasPin ? home : '/setpincode', replace: true })
  }
}
