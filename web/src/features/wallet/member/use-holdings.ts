import { useQuery } from '@tanstack/react-query'
import { valued } from '../../../platform/balances/member/estimate.ts'
import { pricesQuery, walletsQuery } from '../../../platform/balances/member/queries.ts'

/**
 * The member's wallets with what each is worth. When there are no prices to be had the wallets are shown all the same,
 * and what is not counted at par says that it has no price.
 */
export function useHoldings() {
  const wallets = useQuery(walletsQuery)
  const { data: prices, isError } = useQuery(pricesQuery)
  const known = prices?.prices ?? (isError ? {} : undefined)
  return { wallets, prices, rows: wallets.data && known && valued(wallets.data, known) }
}
