import { createFileRoute, notFound } from '@tanstack/react-router'
import { GROUP_NAMES, type GroupName } from '../../../../features/catalogue/admin/setting-groups.ts'
import { ProductSettings } from '../../../../features/catalogue/admin/settings.tsx'
import { listSearch } from '../../../../parts/list-search.ts'

const isGroup = (name: string): name is GroupName => GROUP_NAMES.some(known => known === name)

export const Route = createFileRoute('/admin/sysconfigs/$group')({
  validateSearch: listSearch(),
  params: {
    parse: ({ group }) => {
      if (!isGroup(group)) return notFound({ throw: true })
      return { group }
    },
  },
  component: Group,
})

function Group() {
  const { group } = Route.useParams()
  return <ProductSettings key={group} group={group} />
}
