import { createFileRoute } from '@tanstack/react-router'
import { ChainSend } from '../../../features/chain/member/chain-send/chain-send.tsx'
import { listAddress } from '../../../parts/list-search.ts'
import { stepSearch } from '../../../parts/use-step.ts'
import { againSearch } from '../../../platform/lines/member/transaction/again-search.ts'

const list = listAddress<'chain.sends'>()

export const Route = createFileRoute('/_member/sendonchain')({
  validateSearch: (raw: Record<string, unknown>) => ({
    ...list(raw),
    ...stepSearch(raw),
    ...againSearch(raw),
  }),
  component: ChainSend,
})
