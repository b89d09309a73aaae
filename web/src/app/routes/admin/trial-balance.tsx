import { createFileRoute } from '@tanstack/react-router'
import { TrialBalance } from '../../../features/finance/admin/trial-balance.tsx'
import { asOfSearch } from '../../../platform/events/admin/as-of-search.ts'

export const Route = createFileRoute('/admin/trial-balance')({
  validateSearch: asOfSearch,
  component: TrialBalance,
})
