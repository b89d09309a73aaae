import { createFileRoute } from '@tanstack/react-router'
import { BookOfMember } from '../../../../../features/chain/admin/addresses/member-book.tsx'
import { listSearch } from '../../../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/member/$uid/addressbook')({
  validateSearch: listSearch(),
  component: Page,
})

function Page() {
  return <BookOfMember uid={Route.useParams().uid} />
}
