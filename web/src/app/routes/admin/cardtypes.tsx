import { createFileRoute } from '@tanstack/react-router'
import { Reference } from '../../../features/catalogue/admin/reference.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/cardtypes')({
  validateSearch: listSearch(['open']),
  component: () => <Reference name="cardtypes" />,
})
