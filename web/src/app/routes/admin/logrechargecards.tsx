import { createFileRoute } from '@tanstack/react-router'
import { ChargeCases } from '../../../features/card/admin/card-charge.case.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/logrechargecards')({
  validateSearch: listAddress<'card.chargeCases', 'open'>(),
  component: ChargeCases,
})
