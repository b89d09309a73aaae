import { createFileRoute } from '@tanstack/react-router'
import { CollectedBalances } from '../../features/collections/collections.tsx'
import { listSearch } from '../../parts/list-search.ts'

export const Route = createFileRoute('/admin/addressbalancecollecteds')({
  validateSearch: listSearch(['network', 'currency', 'empty']),
  component: CollectedBalances,
})
