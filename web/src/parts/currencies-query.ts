import { queryOptions } from '@tanstack/react-query'
import { callForAll } from '../client/call.ts'

/** Every currency the house offers, with the places its books keep. */
export const currenciesQuery = queryOptions({
  queryKey: ['currencies'],
  queryFn: () => callForAll('currency.list'),
  staleTime: 300_000,
})
