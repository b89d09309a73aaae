import { createFileRoute } from '@tanstack/react-router'
import { CollectedBalances } from '../../../features/chain/admin/collections/collections.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/addressbalancecollecteds')({
  validateSearch: listSearch(['network', 'currency', 'empty', 'collection']),
  component: CollectedBalances,
})
