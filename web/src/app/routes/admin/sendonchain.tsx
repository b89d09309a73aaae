import { createFileRoute } from '@tanstack/react-router'
import { ChainSendCases } from '../../../features/chain/admin/chain-send.case.tsx'
import { listAddress } from '../../../parts/list-search.ts'

export const Route = createFileRoute('/admin/sendonchain')({
  validateSearch: listAddress<'chain.sendCases', 'open'>(),
  component: ChainSendCases,
})
