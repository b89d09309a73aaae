import { createFileRoute } from '@tanstack/react-router'
import { ChargeCases } from '../../../features/card/admin/charge-cases.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/logrechargecards')({
  validateSearch: listAddress<'card.chargeCases', 'open'>(),
  component: ChargeCases,
})
