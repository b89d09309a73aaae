import type { wire } from '@strongroom/shared'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { isAdmin, keepSession } from '../../../../client/session.ts'
import { signIn } from './calls.ts'

/** Proofs given at sign-in so far. */
export type Proven = { readonly email: string; readonly password: string; readonly fpKey: string }

type Known = { readonly hasPin: boolean }

/** Opens the session with what was proven, and goes to where the account begins. */
export function useEnter() {
  const goIn = useGoIn()
  return async ({ email, password, fpKey }: Proven, known: Known) =>
    goIn(await signIn(email, password, fpKey), known)
}

/** Keeps a session that was opened, and goes to where the account begins. */
export function useGoIn() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return async ({ session_key: sessionKey, email, role }: wire.Signin, { hasPin }: Known) => {
    keepSession({ sessionKey, email, role })
    queries.clear()
    const home = isAdmin(role) ? '/admin' : '/dashboard'
    // An account without a PAY code cannot pay: it is set first.
    await navigate({ to: hasPin ? home : '/setpincode', replace: true })
  }
}
