import { useQuery } from '@tanstack/react-query'
import { shortOf } from '../../wallet/member/limits.ts'
import { walletsQuery } from '../../wallet/member/queries.ts'
import { usePlaces } from '../../wallet/member/use-places.ts'
import type { Order } from './queries.ts'
import { totalInUsdc } from './words.tsx'

/** What the order takes out of which wallet. */
export function useCost({ type, base, target, amount, price }: Order) {
  const places = usePlaces()
  const { data: wallets } = useQuery(walletsQuery)
  const worth = totalInUsdc({ type, amount, price, places: places(target) })
  const [currency, cost] = type === 'buy' ? [target, worth] : [base, amount || '0']
  const available = wallets && (wallets.find(row => row.currency === currency)?.amount ?? '0')
  return { worth, currency, cost, available, short: shortOf(cost, available) }
}
