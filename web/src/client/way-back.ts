import { WAY_BACK } from './session.ts'

/** Where a tab goes on after signing in, and whose page it is: nobody's yet for a link that was opened without a session. */
type Way = { readonly href: string; readonly email?: string }

/** An address of this client other than the page to sign in. Another host's begins with two slashes. */
const isOwn = (href: string) => /^\/[^/\\?#]/.test(href)

/** Keeps the address that a tab goes on at after signing in. It goes with the tab. */
export function keepWay(href: string, email?: string): void {
  if (isOwn(href)) sessionStorage.setItem(WAY_BACK, JSON.stringify({ href, ...(email ? { email } : {}) }))
}

const wayKept = (): Way | undefined => JSON.parse(sessionStorage.getItem(WAY_BACK) ?? 'null') ?? undefined

/** Whether signing in leads on to a page that was asked for. */
export const hasWay = (): boolean => wayKept() !== undefined

/** The address at which the member who signs in goes on; it is used up then. */
export function takeWay(): string | undefined {
  const way = wayKept()
  sessionStorage.removeItem(WAY_BACK)
  return way?.href
}
