import type { wire } from '@strongroom/shared'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { isAdmin, keepSession } from '../../../../client/session.ts'
import { fillTyped } from '../../../../client/typed.ts'
import { takeWay } from '../../../../client/way-back.ts'
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

/** Keeps a session that was opened, and goes on at the page that was asked for, with what was typed there; else to where the account begins. */
export function useGoIn() {
  const navigate = useNavigate()
  const router = useRouter()
  const queries = useQueryClient()
  return async ({ session_key: sessionKey, email, role }: wire.Signin, { hasPin }: Known) => {
    keepSession({ sessionKey, email, role })
    queries.clear()
    const home = isAdmin(role) ? '/admin' : '/dashboard'
    // An account without a PAY code cannot pay: it is set first, and leads on by itself.
    if (!hasPin) return navigate({ to: '/setpincode', replace: true })
    await navigate({ href: takeWay() ?? home, replace: true })
    fillTyped(document, () => router.state.location.pathname)
  }
}
