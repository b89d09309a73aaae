import { createFileRoute } from '@tanstack/react-router'
import { Postings } from '../../../features/finance/admin/postings.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/postings')({
  validateSearch: listAddress<'finance.postings'>(),
  component: Postings,
})
