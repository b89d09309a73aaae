import { createFileRoute, redirect } from '@tanstack/react-router'
import { isAdmin, readSession } from '../../client/session.ts'
import { keepWay } from '../../client/way-back.ts'
import { AdminShell } from '../shell/admin-shell.tsx'

/** The administrators' area. The server guards what is in it; this only keeps members from an empty page. */
export const Route = createFileRoute('/admin')({
  beforeLoad: ({ location, preload }) => {
    const session = readSession()
    if (!session && !preload) keepWay(location.href)
    if (!session) return redirect({ to: '/', replace: true, throw: true })
    if (!isAdmin(session.role)) redirect({ to: '/dashboard', replace: true, throw: true })
  },
  component: AdminShell,
})
