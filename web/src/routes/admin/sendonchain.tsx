import { createFileRoute } from '@tanstack/react-router'
import { ChainSendCases } from '../../features/admin-cases/chain-sends.tsx'
import { listSearch } from '../../parts/list-search.ts'

export const Route = createFileRoute('/admin/sendonchain')({
  validateSearch: listSearch(['status', 'open']),
  component: ChainSendCases,
})
