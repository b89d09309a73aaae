import { useQuery } from '@tanstack/react-query'
import { currenciesQuery } from '../../../parts/currencies.ts'

const DEFAULT_PLACES = 2
/** As many as the books keep of any currency. */
const MOST_PLACES = 18

/**
 * How many decimal places the books keep of a currency; nothing until the currencies are known. Where they cannot be had,
 * the most of all: the server decides about the amount.
 */
export function usePlaces(): (currency: string) => number | undefined {
  const { data, isError } = useQuery(currenciesQuery)
  return currency => {
    if (!data) return isError ? MOST_PLACES : undefined
    return data.find(({ currency_code }) => currency_code === currency)?.scale ?? DEFAULT_PLACES
  }
}
