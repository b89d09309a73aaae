import { redirect } from '@tanstack/react-router'
import { isAdmin, readSession } from '../client/session.ts'
import { keepWay } from '../client/way-back.ts'
import { frameAt, openAt } from '../parts/address/at.ts'
import { addresses as ofCapabilities } from './addresses.gen.ts'

/** `reference`: the movement that is asked about. `case`: the case that is open, `sent` when it has just been sent. */
type Question = { reference?: string; case?: string; sent?: boolean }

const textOf = (value: unknown) => (value ? String(value).slice(0, 200) : undefined)

const questionSearch = (raw: Record<string, unknown>): Question => {
  const [reference, open] = [textOf(raw.reference), textOf(raw.case)]
  return {
    ...(reference ? { reference } : {}),
    ...(open ? { case: open } : {}),
    ...(open && raw.sent ? { sent: true } : {}),
  }
}

/** Every address of the screens, and the frames around those behind the door. */
export const addresses = [
  ...ofCapabilities,
  openAt(
    '/csr',
    async () => (await import('./shell/customer-service-page.tsx')).CustomerServicePage,
    questionSearch,
  ),
  // Everything behind the door. The name stands in no address.
  frameAt('/_member', async () => (await import('./shell/member-shell.tsx')).MemberShell, undefined, {
    before: ({ location, preload }) => {
      if (readSession()) return
      if (!preload) keepWay(location.href)
      redirect({ to: '/', replace: true, throw: true })
    },
  }),
  // The administrators' area. The server guards what is in it; this only keeps members from an empty page.
  frameAt('/admin', async () => (await import('./shell/admin-shell.tsx')).AdminShell, undefined, {
    before: ({ location, preload }) => {
      const session = readSession()
      if (!session && !preload) keepWay(location.href)
      if (!session) redirect({ to: '/', replace: true, throw: true })
      else if (!isAdmin(session.role)) redirect({ to: '/dashboard', replace: true, throw: true })
    },
  }),
] as const
