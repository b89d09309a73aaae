import { listCatalogue } from '@strongroom/projections/catalogue'
import { contract, wire } from '@strongroom/shared'
import type { Parts } from '../calls.ts'
import { catalogueCalls, keeper, keepers, recordOf } from '../catalogue/keep-catalogue.ts'
import { type AnyCall, call, implement } from '../http/call.ts'
import { page } from '../http/replies.ts'

/** The rates that swaps are quoted at. Adding and editing are two calls here, where other kinds have one. */
export const swapRates = (parts: Parts): readonly AnyCall[] => {
  const kept = keeper(parts, 'swap-rate')
  const [remove, , readOne] = catalogueCalls(parts, {
    kind: 'swap-rate',
    base: '/swaprates',
    what: 'swap rate',
    body: wire.swapRateEditBody,
    record: wire.swapRate,
  }) as [AnyCall, AnyCall, AnyCall]

  return [
    remove,
    readOne,
    ...(['/swaprates/add/S', '/swaprates/S'] as const).map(path =>
      call({
        method: 'POST',
        path,
        audience: 'admin',
        summary: path === '/swaprates/S' ? 'Edits a swap rate' : 'Adds a swap rate',
        changes: true,
        roles: keepers,
        body: path === '/swaprates/S' ? wire.swapRateEditBody : wire.swapRateAddBody,
        answer: wire.records(wire.swapRate),
        handler: ask => kept.save(ask as never, ask.body),
      }),
    ),
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
