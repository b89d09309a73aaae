import { contract } from '@strongroom/shared'
import { rows } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { catalogueCalls } from '../platform/reference/catalogue-calls.ts'

/** Decimal places the books keep, by type: digital, fiat, stable. */
const usualScale = [8, 2, 6] as const

const prices = implement(contract.catalogue.prices, {
  handler: async (_, { catalogue, prices }) => {
    const symbols = catalogue.list('currency').map(({ currency_code }) => currency_code)
    const { prices: list, source, asOf } = await prices(symbols)
    return rows([list], { source, as_of: asOf })
  },
})

const currenciesOfType = implement(contract.catalogue.currencies, {
  handler: async ({ params }, { catalogue }) =>
    rows(
      catalogue.list('currency').filter(({ type, status }) => String(type) === params.type && status === 1),
    ),
})

/** Currencies: kept by administrators, shown to members, priced for everybody. */
export const currencies: readonly Call[] = [
  ...catalogueCalls({
    kind: 'currency',
    calls: contract.currency,
    picture: { path: 'currency_img', isNeeded: true },
    complete: ({ scale, ...given }, { catalogue }) => ({
      ...given,
      scale:
        scale ??
        catalogue.get('currency', String(given.currency_code))?.scale ??
        usualScale[given.type as 0 | 1 | 2],
    }),
  }),
  prices,
  currenciesOfType,
]
