import { createFileRoute } from '@tanstack/react-router'
import { TradeList } from '../../../../features/trade/member/trade-list.tsx'
import { listAddress } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/trades/list')({
  validateSearch: listAddress<'trade.list'>(),
  component: TradeList,
})
