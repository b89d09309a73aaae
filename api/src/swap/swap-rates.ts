import { listCatalogue } from '@strongroom/projections/catalogue'
import { contract } from '@strongroom/shared'
import { catalogueCalls, keeper, recordOf } from '../catalogue/keep-catalogue.ts'
import type { Parts } from '../dependencies.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { page } from '../http/replies.ts'

/** The rates that swaps are quoted at. Adding and editing are two calls here, where other kinds have one. */
export const swapRates = (parts: Parts): readonly AnyCall[] => {
  const kept = keeper(parts, 'swap-rate')
  return [
    ...catalogueCalls(parts, { kind: 'swap-rate', calls: contract.swapRate }),
    implement(contract.swapRate.add, { handler: ask => kept.save(ask, ask.body) }),
    implement(contract.swapRate.edit, { handler: ask => kept.save(ask, ask.body) }),
    implement(contract.swap.rates, {
      handler: async ({ filter }) => {
        const matching = (await listCatalogue(parts.db, 'swap-rate'))
          .map(recordOf)
          .filter(each => matches(each, filter))
          .sort((a, b) => compare(String(a[filter.sort]), String(b[filter.sort]), filter.order))
        const from = (filter.page - 1) * filter.limit
        return page({ rows: matching.slice(from, from + filter.limit), total: matching.length })
      },
    }),
  ]
}

type Pair = Record<string, unknown>
type Wanted = { source?: string | undefined; target?: string | undefined; search?: string | undefined }

const matches = (each: Pair, { source, target, search }: Wanted): boolean =>
  (source === undefined || each.source === source) &&
  (target === undefined || each.target === target) &&
  (search === undefined || String(each.id).includes(search.toUpperCase()))

const compare = (a: string, b: string, order: 'asc' | 'desc') =>
  order === 'asc' ? a.localeCompare(b, 'en') : b.localeCompare(a, 'en')
