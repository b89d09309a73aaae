import { listCatalogue } from '@strongroom/projections/catalogue'
import { contract } from '@strongroom/shared'
import { catalogueCalls, keeper, recordOf } from '../catalogue/keep-catalogue.ts'
import type { Parts } from '../dependencies.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { pageOfWhole } from '../http/whole-list.ts'
import { swapCsv } from './csv-words.ts'

/** The rates that swaps are quoted at. Adding and editing are two calls here, where other kinds have one. */
export const swapRates = (parts: Parts): readonly AnyCall[] => {
  const kept = keeper(parts, 'swap-rate')
  return [
    ...catalogueCalls(parts, { kind: 'swap-rate', calls: contract.swapRate }),
    implement(contract.swapRate.add, { handler: ask => kept.save(ask, ask.body) }),
    implement(contract.swapRate.edit, { handler: ask => kept.save(ask, ask.body) }),
    implement(contract.swap.rates, {
      csv: swapCsv,
      handler: async ({ filter }) => {
        const matching = (await listCatalogue(parts.db, 'swap-rate'))
          .map(recordOf)
          .filter(each => matches(each, filter))
        return pageOfWhole(matching, filter, { time: 'updated_date', search: ['id'] })
      },
    }),
  ]
}

type Pair = Record<string, unknown>
type Wanted = { source?: string | undefined; target?: string | undefined }

const matches = (each: Pair, { source, target }: Wanted): boolean =>
  (source === undefined || each.source === source) && (target === undefined || each.target === target)
