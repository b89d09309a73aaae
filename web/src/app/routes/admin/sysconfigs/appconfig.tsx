import { createFileRoute } from '@tanstack/react-router'
import { ProductSettings } from '../../../../features/catalogue/admin/settings.tsx'
import { listSearch } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/sysconfigs/appconfig')({
  validateSearch: listSearch(),
  component: ProductSettings,
})
