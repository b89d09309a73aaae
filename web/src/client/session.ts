import type { wire } from '@strongroom/shared'

/** Who is signed in on this device, under the local storage keys the specification names. */
export type Session = {
  readonly sessionKey: string
  readonly email: string
  readonly role: wire.Role
}

/** The signed-in session, or nothing: both the key and the e-mail have to be there. */
export function readSession(): Session | undefined {
  const sessionKey = localStorage.getItem('session_key')
  const email = localStorage.getItem('email')
  if (!sessionKey || !email) return undefined
  return { sessionKey, email, role: (localStorage.getItem('role') ?? 'member') as wire.Role }
}

export function keepSession({ sessionKey, email, role }: Session): void {
  localStorage.setItem('session_key', sessionKey)
  localStorage.setItem('email', email)
  localStorage.setItem('role', role)
}

/** Belongs to the device rather than to who is signed in, so it outlives them. */
const OF_THE_DEVICE = ['language', 'scheme']

/** Where a tab keeps the form for the verification of an identity while it is being filled. */
export const IDENTITY_FORM = 'identity_form'

/** Empties local storage but for the device's language and colours, and forgets what was typed about a person. */
export function clearSession(): void {
  sessionStorage.removeItem(IDENTITY_FORM)
  const kept = OF_THE_DEVICE.map(key => [key, localStorage.getItem(key)] as const)
  localStorage.clear()
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value)
}

/** Everybody above a member is an administrator. */
export const isAdmin = (role: wire.Role): boolean => role !== 'member'
