import { listCatalogue } from '@strongroom/projections/catalogue'
import { contract } from '@strongroom/shared'
import { type Call, implement } from '../http/call.ts'
import { pageOfWhole } from '../http/whole-list.ts'
import { catalogueCalls, loadedEntry } from '../platform/reference/catalogue-calls.ts'
import { keeper, recordOf } from '../platform/reference/keep-catalogue.ts'
import { swapCsv } from './words.ts'

const add = implement(contract.swapRate.add, {
  handler: (ask, parts) => keeper(parts, 'swap-rate').save(ask, ask.body),
})

const edit = implement(contract.swapRate.edit, {
  loadedNow: loadedEntry({ kind: 'swap-rate' }),
  handler: (ask, parts) => keeper(parts, 'swap-rate').save(ask, ask.body),
})

const rates = implement(contract.swap.rates, {
  csv: swapCsv,
  handler: async ({ filter }, parts) => {
    const matching = (await listCatalogue(parts.db, 'swap-rate'))
      .map(recordOf)
      .filter(each => matches(each, filter))
    return pageOfWhole(matching, filter, { time: 'updated_date', search: ['id'] })
  },
})

/** The rates that swaps are quoted at. Adding and editing are two calls here, where other kinds have one. */
export const swapRates: readonly Call[] = [
  ...catalogueCalls({ kind: 'swap-rate', calls: contract.swapRate }),
  add,
  edit,
  rates,
]

type Pair = Record<string, unknown>
type Wanted = { source?: string | undefined; target?: string | undefined }

const matches = (each: Pair, { source, target }: Wanted): boolean =>
  (source === undefined || each.source === source) && (target === undefined || each.target === target)
