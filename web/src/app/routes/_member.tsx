import { createFileRoute, redirect } from '@tanstack/react-router'
import { readSession } from '../../client/session.ts'
import { keepWay } from '../../client/way-back.ts'
import { MemberShell } from '../shell/member-shell.tsx'

/** Everything behind the door. */
export const Route = createFileRoute('/_member')({
  beforeLoad: ({ location, preload }) => {
    if (readSession()) return
    if (!preload) keepWay(location.href)
    redirect({ to: '/', replace: true, throw: true })
  },
  component: MemberShell,
})
