import { createFileRoute } from '@tanstack/react-router'
import { ChainSendCases } from '../../../features/chain/admin/chain-sends.tsx'
import { listSearch } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/sendonchain')({
  validateSearch: listSearch(['status', 'currency', 'network', 'open']),
  component: ChainSendCases,
})
