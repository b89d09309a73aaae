import { useQuery } from '@tanstack/react-query'
import { shortOf } from '../wallet/limits.ts'
import { walletsQuery } from '../wallet/queries.ts'
import { usePlaces } from '../wallet/use-places.ts'
import type { Order } from './queries.ts'
import { worthOf } from './words.tsx'

/** What the order takes out of which wallet. */
export function useCost({ type, base, target, amount, price }: Order) {
  const places = usePlaces()
  const { data: wallets } = useQuery(walletsQuery)
  const worth = worthOf({ type, amount, price, places: places(target) })
  const [currency, cost] = type === 'buy' ? [target, worth] : [base, amount || '0']
  const available = wallets && (wallets.find(row => row.currency === currency)?.amount ?? '0')
  return { worth, currency, cost, available, short: shortOf(cost, available) }
}
