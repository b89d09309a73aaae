import { createFileRoute } from '@tanstack/react-router'
import { Reference } from '../../../features/catalogue/admin/reference.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/externalbanks')({
  validateSearch: listAddress<'externalBank.pages', 'open'>(),
  component: () => <Reference name="externalbanks" />,
})
