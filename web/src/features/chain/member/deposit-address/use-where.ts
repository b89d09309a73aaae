import { useQuery } from '@tanstack/react-query'
import { currenciesQuery, networksQuery } from '../../../../parts/currencies.ts'
import { usualNetwork } from './network-choice.ts'

/** Currency to send, and its network. Empty until the member chooses. */
export type Where = { readonly currency: string; readonly network: string }

type Offered = {
  readonly currencies: readonly string[]
  /** The lists that the choices are made of are not here yet. */
  readonly isLoading: boolean
}

/** Currency that most members send. */
const USUAL = 'USDC'

/** Comes in through banks. */
const FIAT = 1

/** Chosen currency and network, with the usual ones until the member chooses, and the currencies on offer. */
export function useWhere(chosen: Where): Where & Offered {
  const { data: pairs = [], isPending: isWaiting } = useQuery(networksQuery)
  const { data: known = [], isPending } = useQuery(currenciesQuery)
  const isFiat = (code: string) => known.some(each => each.currency_code === code && each.type === FIAT)
  const currencies = [...new Set(pairs.map(({ currency }) => currency))].filter(code => !isFiat(code))
  const currency = chosen.currency || (currencies.includes(USUAL) ? USUAL : currencies[0]) || ''
  const networks = pairs.filter(pair => pair.currency === currency)
  const isOffered = networks.some(({ network_code }) => network_code === chosen.network)
  const isLoading = isWaiting || isPending
  return { currencies, isLoading, currency, network: isOffered ? chosen.network : usualNetwork(networks) }
}
