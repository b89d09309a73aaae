import { redirect } from '@tanstack/react-router'
import { at, movedAt } from '../../parts/address/at.ts'
import { withProps } from '../../parts/address/screen-at.ts'
import { listAddress } from '../../parts/list-search.ts'
import { stepSearch } from '../../parts/use-step.ts'

export const addresses = [
  movedAt('/trades', () => redirect({ to: '/trades/buy', replace: true, throw: true })),
  at(
    '/trades/buy',
    withProps(async () => (await import('./member/trade.tsx')).Trade, { side: 'buy' }),
    stepSearch,
  ),
  at(
    '/trades/list',
    async () => (await import('./member/trade-list.tsx')).TradeList,
    listAddress<'trade.list'>(),
  ),
  at(
    '/trades/sell',
    withProps(async () => (await import('./member/trade.tsx')).Trade, { side: 'sell' }),
    stepSearch,
  ),
  at(
    '/admin/member/$uid/trades',
    async () => (await import('./admin/admin-trades.tsx')).AdminTrades.of,
    listAddress<'trade.all', 'open'>(),
  ),
  at(
    '/admin/trades',
    async () => (await import('./admin/admin-trades.tsx')).AdminTrades,
    listAddress<'trade.all', 'open'>(),
  ),
] as const
