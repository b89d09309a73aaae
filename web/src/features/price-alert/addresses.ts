import { at } from '../../parts/address/at.ts'
import { textSearch } from '../../parts/address/search.ts'

export const addresses = [
  // `kind` and `pair`: what the form begins with, as the pages of trade and swap lead here.
  at(
    '/pricealerts',
    async () => (await import('./member/price-alerts.tsx')).PriceAlerts,
    textSearch('kind', 'pair'),
  ),
] as const
