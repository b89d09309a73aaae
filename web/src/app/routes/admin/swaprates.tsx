import { createFileRoute } from '@tanstack/react-router'
import { Reference } from '../../../features/catalogue/admin/reference.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/swaprates')({
  validateSearch: listAddress<'swap.rates', 'open'>(),
  component: () => <Reference name="swaprates" />,
})
