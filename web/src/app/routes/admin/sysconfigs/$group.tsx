import { createFileRoute } from '@tanstack/react-router'
import { GROUP_NAMES } from '../../../../features/catalogue/admin/setting-groups.ts'
import { ProductSettings } from '../../../../features/catalogue/admin/settings.tsx'
import { listSearch } from '../../../../parts/list-search.ts'
import { NotFoundPage } from '../../../../parts/page/dead-end.tsx'

const groupOf = (name: string) => GROUP_NAMES.find(known => known === name)

export const Route = createFileRoute('/admin/sysconfigs/$group')({
  validateSearch: listSearch(),
  component: Group,
})

function Group() {
  const group = groupOf(Route.useParams().group)
  // Not before the page loads: the names of the groups, and their settings, would load with the first page of a visitor.
  return group ? <ProductSettings key={group} group={group} /> : <NotFoundPage />
}
