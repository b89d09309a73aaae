import { createFileRoute } from '@tanstack/react-router'
import { Trade } from '../../../../features/trade/member/trade.tsx'
import { stepSearch } from '../../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/trades/buy')({
  validateSearch: stepSearch,
  component: () => <Trade side="buy" />,
})
