import { createFileRoute } from '@tanstack/react-router'
import { ProductSettings } from '../../../../features/catalogue/admin/settings.tsx'
import { listSearch } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/fps/config')({
  validateSearch: listSearch(),
  component: () => <ProductSettings group="fps" />,
})
