import { keepPreviousData } from '@tanstack/react-query'
import { callForOne } from '../../../../client/call.ts'
import type { Filter } from '../../../../client/contract.ts'
import { pageQuery } from '../../../../client/page-query.ts'
import { oneQueryOf } from '../../../../client/query-of.ts'
import { filterOf } from '../../../../parts/filter-of.ts'
import type { ListSearch } from '../../../../parts/list-search.ts'

/** The address of the list of balances. */
export type BalanceSearch = ListSearch & {
  network?: string | undefined
  currency?: string | undefined
  /** `all`: addresses on which nothing stands as well. */
  empty?: string | undefined
  /** Status of the collections below. */
  collection?: string | undefined
}

/** Totals of all addresses; `least` picks those that hold at least so much. */
export const totalsQuery = (least?: string) =>
  oneQueryOf(
    'chain.collectionTotals',
    { filter: least ? { least } : {} },
    { placeholderData: keepPreviousData },
  )

/** One page of deposit addresses with what they hold. */
export const balancesQuery = ({ empty, collection: _, ...search }: BalanceSearch) =>
  pageQuery(
    { name: 'chain.addressBalances' },
    { ...filterOf('chain.addressBalances', search), ...(empty === 'all' ? {} : { least: '0' }) },
  )

/** Looks balances up on the chain. It may take a while. */
export const scan = (_: Record<never, never>, attempt: string) =>
  callForOne('chain.scanAddresses', { filter: {}, attempt })

type Collecting = Filter<'chain.collect'>
type Asked = Omit<Collecting, 'network' | 'currency'> & {
  readonly network: string
  readonly currency: string
}

/** Collects stablecoins, or TRX by the call of its own. */
export const collect = ({ network, currency, ...which }: Asked, attempt: string) =>
  currency === 'TRX'
    ? callForOne('chain.collectTrx', { filter: which, attempt })
    : callForOne('chain.collect', {
        // Lists name networks and currencies as text; the server refuses those that it cannot collect.
        filter: { ...({ network, currency } as Pick<Collecting, 'network' | 'currency'>), ...which },
        attempt,
      })
