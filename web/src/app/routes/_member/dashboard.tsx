import { createFileRoute } from '@tanstack/react-router'
import { Dashboard } from '../../../features/wallet/member/dashboard/dashboard.tsx'
import { readHome } from '../../../features/wallet/member/dashboard/read-home.ts'

export const Route = createFileRoute('/_member/dashboard')({
  // Not waited for: the screen shows what has not come yet.
  loader: ({ context }) => void readHome(context.queries),
  component: Dashboard,
})
