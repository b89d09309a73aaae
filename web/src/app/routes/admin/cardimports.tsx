import { createFileRoute } from '@tanstack/react-router'
import { CardImports } from '../../../features/card/admin/card-imports.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/cardimports')({
  validateSearch: listAddress<'card.imports', 'open'>(),
  component: CardImports,
})
