import { queryOf } from '../client/query-of.ts'

/** Every currency the house offers, with the places its books keep. */
export const currenciesQuery = queryOf('currency.list', undefined, { staleTime: 300_000 })
