import { createFileRoute } from '@tanstack/react-router'
import { ChainSendCases } from '../../../features/chain/admin/chain-sends.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/sendonchain')({
  validateSearch: listAddress<'chain.sendCases', 'open'>(),
  component: ChainSendCases,
})
