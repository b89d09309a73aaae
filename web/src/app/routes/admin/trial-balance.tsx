import { createFileRoute } from '@tanstack/react-router'
import { asOfSearch } from '../../../features/finance/admin/as-of-search.ts'
import { TrialBalance } from '../../../features/finance/admin/trial-balance.tsx'

export const Route = createFileRoute('/admin/trial-balance')({
  validateSearch: asOfSearch,
  component: TrialBalance,
})
