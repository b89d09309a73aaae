import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { ChoiceFilter, type FiltersProps, SearchFilter } from '../../../parts/filters.tsx'
import { UNSORTED, useListSearch } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Money } from '../../../parts/money.tsx'
import { networksQuery } from '../../../parts/networks-query.ts'
import { RecordPanel } from '../../../platform/lines/member/record-panel.tsx'
import { type TopUpSearch, topUpsQuery } from './queries.ts'
import { TopUpStatus } from './top-up-status.tsx'

/** The member's own top-ups. Rejected ones stay, with the reason. */
export function TopUpList({ uid }: { uid: string }) {
  const { t } = useLingui()
  const { search, change } = useListSearch<TopUpSearch & { step?: string }>()
  const { step: _, ...filters } = search
  const query = useQuery(topUpsQuery(uid, filters))
  return (
    <RecordPanel
      title={t`My top-ups`}
      query={query}
      ranged="topUp.ofMember"
      rangeHint={t`What was sent, before any fee and whatever the currency. Both amounts are included.`}
      when={row => row.created_date}
      what={({ currency, network }) => `${currency} · ${network}`}
      detail={row => <Detail topUp={row} />}
      state={row => <TopUpStatus status={row.status} />}
      amount={row => <Amount topUp={row} />}
      filters={<Filters search={search} change={change} />}
      empty={
        <EmptyState
          title={t`No top-up yet`}
        >{t`What you submit stands here, with what became of it.`}</EmptyState>
      }
      line={({ id }) => `top-up:${id}`}
      receipt={({ id }) => ({ reference: id })}
      records="top-ups"
    />
  )
}

/** Amount credited; before the decision, the amount sent; struck through when rejected. */
const Amount = ({ topUp: { amount, credited, currency, status } }: { topUp: wire.TopUp }) => (
  <Money
    amount={credited ?? amount}
    currency={currency}
    kind="flow"
    exact
    isStrong={status === 1}
    isVoid={status === -1}
  />
)

function Detail({ topUp }: { topUp: wire.TopUp }) {
  const { t } = useLingui()
  const { status, reason, fee, currency, amount, txid } = topUp
  if (status === -1 && reason) return t`Rejected: ${reason}`
  const sent = amountText(amount, currency)
  const cost = fee ? amountText(fee, currency) : ''
  return (
    <>
      <span className="mono" style={{ overflowWrap: 'anywhere' }}>
        {txid}
      </span>
      {fee && !isZero(fee) && <> · {t`${sent} sent, fee ${cost}`}</>}
    </>
  )
}

function Filters({ search, change }: FiltersProps<TopUpSearch & { step?: string }>) {
  const { t } = useLingui()
  const { data: pairs = [] } = useQuery(networksQuery)
  const codes = [...new Set(pairs.map(({ currency }) => currency))]
  const states = [
    { value: '0', label: t`Waits for finance` },
    { value: '1', label: t`Settled` },
    { value: '-1', label: t`Did not move` },
  ]
  return (
    <>
      <ChoiceFilter
        label={t`State`}
        all={t`All states`}
        choices={states}
        value={search.status}
        onChange={status => change({ status, ...UNSORTED })}
      />
      <ChoiceFilter
        label={t`Currency`}
        all={t`All currencies`}
        choices={codes.map(code => ({ value: code, label: code }))}
        value={search.currency}
        onChange={currency => change({ currency })}
      />
      <SearchFilter
        label={t`Search TXID`}
        value={search.search}
        onChange={text => change({ search: text })}
      />
    </>
  )
}
