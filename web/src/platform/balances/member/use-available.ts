import { useQuery } from '@tanstack/react-query'
import { walletsQuery } from './queries.ts'

/** Available balance of a wallet; nothing while it is unknown. */
export function useAvailable() {
  const { data: wallets } = useQuery(walletsQuery)
  return (currency: string) => wallets && (wallets.find(row => row.currency === currency)?.amount ?? '0')
}
