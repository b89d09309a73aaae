import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { firstQueryOf } from '../../../client/query-of.ts'
import type { Fact } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { percentOf } from '../../../parts/rate.ts'

const listedFeesQuery = firstQueryOf('wallet.fees', { isPublic: true }, { staleTime: 300_000 })

/** The fees of sends on chain, by currency and network, and of swaps, by rate: one row where all cost the same. */
export function useListedFees(isWanted: boolean) {
  const { t } = useLingui()
  const query = useQuery({ ...listedFeesQuery, enabled: isWanted })
  const { sends = [], swaps = [] } = query.data ?? {}
  const byRate = [...Map.groupBy(swaps, ({ fee_rate }) => fee_rate)]
  const ofSwaps = byRate.map(([rate, pairs]): Fact => {
    const named = pairs.map(({ source, target }) => `${source} → ${target}`).join(', ')
    return {
      label: byRate.length === 1 ? t`Swapping one currency for another` : t`Swapping ${named}`,
      value: <span className="figures">{percentOf(rate)}</span>,
    }
  })
  const ofSends = sends.map(
    ({ currency, network, fee }): Fact => ({
      label: t`Sending ${currency} over ${network}`,
      value: <Money amount={fee} currency={currency} exact />,
    }),
  )
  return { query, rows: [...ofSwaps, ...ofSends] }
}
