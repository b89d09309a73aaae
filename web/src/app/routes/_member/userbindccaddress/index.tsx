import { createFileRoute } from '@tanstack/react-router'
import { AddressBook } from '../../../../features/chain/member/address-book/address-book.tsx'
import { listSearch } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/userbindccaddress/')({
  validateSearch: listSearch([]),
  component: AddressBook,
})
