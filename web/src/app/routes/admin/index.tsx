import { createFileRoute, redirect } from '@tanstack/react-router'
import { firstWaiting, waitingCountsQuery } from '../../../features/office/admin/waiting-counts.ts'

export const Route = createFileRoute('/admin/')({
  beforeLoad: async ({ context: { queries } }) => {
    const counts = await queries.fetchQuery(waitingCountsQuery)
    redirect({ to: firstWaiting(counts), replace: true, throw: true })
  },
})
