import { useLingui } from '@lingui/react/macro'
import { Decimal, type wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Money } from '../../../../parts/money.tsx'
import { bulkSumsQuery } from './bulk-queries.ts'
import type { InboxSearch } from './queries.ts'

type Sum = { readonly currency: string; readonly amount: string }

/** Sums that cases ask for together, by currency, each as exact as its amounts. */
export function sumsOf(cases: readonly Pick<wire.InboxCase, 'currency' | 'amount'>[]): readonly Sum[] {
  const asked = cases.flatMap(({ currency, amount }) =>
    currency === null || amount === null ? [] : [{ currency, amount: new Decimal(amount) }],
  )
  return [...Map.groupBy(asked, ({ currency }) => currency)].map(([currency, each]) => ({
    currency,
    amount: Decimal.sum(...each.map(({ amount }) => amount)).toFixed(
      Math.max(...each.map(({ amount }) => amount.decimalPlaces())),
    ),
  }))
}

type BulkSumsProps = {
  kind: wire.BulkKind
  search: InboxSearch
  cases: readonly wire.InboxCase[]
  isAll: boolean
}

/** The sums of what a bulk decision is about: the chosen cases, or all of the filter as the server adds them up. */
export function BulkSums({ kind, search, cases, isAll }: BulkSumsProps) {
  const { t } = useLingui()
  const { data } = useQuery({ ...bulkSumsQuery(kind, search), enabled: isAll })
  const all = data?.flatMap(({ currency, amount }) =>
    currency === null || amount === null ? [] : [{ currency, amount }],
  )
  const shown = isAll ? all : sumsOf(cases)
  if (!shown || shown.length === 0) return null
  return (
    <span className="row wrap gap-4-16">
      <span className="quiet">{t`In all`}</span>
      {shown.map(({ currency, amount }) => (
        <Money key={currency} amount={amount} currency={currency} size="sm" isStrong exact />
      ))}
    </span>
  )
}
