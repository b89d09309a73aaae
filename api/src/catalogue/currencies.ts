import { contract } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { rows } from '../http/replies.ts'
import { catalogueCalls } from './keep-catalogue.ts'

/** Decimal places the books keep, by type: digital, fiat, stable. */
const usualScale = [8, 2, 6] as const

/** Currencies: kept by administrators, shown to members, priced for everybody. */
export const currencies = (parts: Parts): readonly AnyCall[] => {
  const { catalogue, prices } = parts
  return [
    ...catalogueCalls(parts, {
      kind: 'currency',
      calls: contract.currency,
      complete: ({ scale, ...given }) => ({
        ...given,
        scale:
          scale ??
          catalogue.get('currency', String(given.currency_code))?.scale ??
          usualScale[given.type as 0 | 1 | 2],
      }),
    }),

    implement(contract.catalogue.prices, {
      handler: async () => {
        const symbols = catalogue.list('currency').map(({ currency_code }) => currency_code)
        const { prices: list, source, asOf } = await prices(symbols)
        return rows([list], { source, as_of: asOf })
      },
    }),

    implement(contract.catalogue.currencies, {
      handler: async ({ params }) =>
        rows(
          catalogue
            .list('currency')
            .filter(({ type, status }) => String(type) === params.type && status === 1),
        ),
    }),
  ]
}
