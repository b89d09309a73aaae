import { useQuery } from '@tanstack/react-query'
import { currenciesQuery } from './queries.ts'

const DEFAULT_PLACES = 2

/** How many decimal places the books keep of a currency. */
export function usePlaces(): (currency: string) => number {
  const { data = [] } = useQuery(currenciesQuery)
  return currency => data.find(({ currency_code }) => currency_code === currency)?.scale ?? DEFAULT_PLACES
}
