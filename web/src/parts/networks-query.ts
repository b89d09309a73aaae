import { queryOf } from '../client/query-of.ts'

/** Every currency with each network it can come in on. */
export const networksQuery = queryOf('catalogue.fixedNetworks', undefined, { staleTime: 300_000 })
