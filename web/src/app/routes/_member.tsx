import { createFileRoute, redirect } from '@tanstack/react-router'
import { readSession } from '../../client/session.ts'
import { MemberShell } from '../shell/member-shell.tsx'

/** Everything behind the door. */
export const Route = createFileRoute('/_member')({
  beforeLoad: () => {
    if (!readSession()) redirect({ to: '/', replace: true, throw: true })
  },
  component: MemberShell,
})
