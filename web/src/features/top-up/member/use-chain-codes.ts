import { useQuery } from '@tanstack/react-query'
import { networksQuery } from '../../../parts/currencies.ts'

/** Each code once that the pairs of a currency and its network have in one of both. */
const useCodes = (of: 'currency' | 'network_code') => [
  ...new Set((useQuery(networksQuery).data ?? []).map(pair => pair[of])),
]

/** The currencies that come by a chain. */
export const useChainCurrencies = () => useCodes('currency')
/** The networks by which they come. */
export const useNetworks = () => useCodes('network_code')
