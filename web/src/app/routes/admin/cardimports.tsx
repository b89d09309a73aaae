import { createFileRoute } from '@tanstack/react-router'
import { CardImports } from '../../../features/card/admin/card-imports.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/cardimports')({
  validateSearch: listSearch(['state', 'open']),
  component: CardImports,
})
