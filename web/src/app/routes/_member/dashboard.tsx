import { createFileRoute } from '@tanstack/react-router'
import { Dashboard } from '../../../features/wallet/member/dashboard/dashboard.tsx'

export const Route = createFileRoute('/_member/dashboard')({
  // Not waited for: the screen shows what has not come yet. Where the file does not load, the screen asks.
  loader: ({ context }) => {
    void import('../../../features/wallet/member/dashboard/read-home.ts').then(
      ({ readHome }) => readHome(context.queries),
      () => undefined,
    )
  },
  component: Dashboard,
})
