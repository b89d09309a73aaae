import { createFileRoute } from '@tanstack/react-router'
import { TotalAssets } from '../../../features/finance/admin/total-assets.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/totalassets')({
  validateSearch: listSearch(['side', 'currency']),
  component: TotalAssets,
})
