import { useQuery } from '@tanstack/react-query'
import { currenciesQuery } from '../../../parts/currencies.ts'

const FIAT = 1
const USUAL = 'USD'

/** The currencies that banks move; the usual one until they are known. */
export function useFiat(): readonly string[] {
  const { data = [] } = useQuery(currenciesQuery)
  const codes = data.filter(({ type }) => type === FIAT).map(({ currency_code }) => currency_code)
  return codes.length > 0 ? codes : [USUAL]
}
