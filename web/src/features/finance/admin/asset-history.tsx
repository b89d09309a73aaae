import { useLingui } from '@lingui/react/macro'
import { Decimal, type wire } from '@strongroom/shared'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { calendarDayText } from '../../../i18n/time.ts'
import { ChoiceFilter, PeriodFilter } from '../../../parts/filters.tsx'
import { useListState } from '../../../parts/list-search.ts'
import { Money } from '../../../parts/money.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ViewsMenu } from '../../../parts/saved-views/views-menu.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { DayChart } from '../../../platform/balances/member/snapshots/day-chart.tsx'
import type { Figure } from '../../../platform/balances/member/snapshots/figures.ts'
import { AssetsOfTwoDays } from './assets-of-two-days.tsx'
import { type AssetSearch, assetHistoryQuery } from './queries.ts'

/** Assets of the members or of the house at the end of each day, in one currency or in USDC, and the first day beside the last. */
export function AssetHistory() {
  const { t } = useLingui()
  const { search, change } = useListState<AssetSearch>()
  const query = useQuery(assetHistoryQuery(search))
  const days = query.data?.days ?? []
  const held = [
    ...new Set(days.flatMap(({ currencies }) => currencies.map(({ currency }) => currency))),
  ].sort()
  const side = search.side === 'house' ? 'house' : 'members'
  return (
    <Panel title={t`Day by day`}>
      <div className="toolbar bare">
        <ChoiceFilter
          label={t`Whose`}
          all={t`Members`}
          choices={[{ value: 'house', label: t`House` }]}
          value={search.side}
          onChange={side => change({ side })}
        />
        <ChoiceFilter
          label={t`Currency of the chart`}
          all={t`All, in USDC`}
          choices={held.map(value => ({ value, label: value }))}
          value={search.currency}
          onChange={currency => change({ currency })}
        />
        <PeriodFilter from={search.from} to={search.to} onChange={change} isUtc usual={t`The last 30 days`} />
        <ViewsMenu />
      </div>
      {query.data ? (
        <>
          <AssetChart figures={figuresOf(days, side, search.currency)} />
          <AssetsOfTwoDays days={days} side={side} />
        </>
      ) : (
        <Refused query={query} />
      )}
    </Panel>
  )
}

/** Days that cannot be shown are said where they are chosen; anything else can be tried again. */
export function Refused({ query }: { query: UseQueryResult<unknown> }) {
  const words = useProblemWords()
  const problem = query.error && problemOf(query.error)
  if (problem?.kind !== 'wrong') return <WaitingInside query={query} />
  return <Notice tone="wrong" title={words(problem)} isUrgent />
}

/** Days on which something that was held had no price yet are not in the chart in USDC. */
export const figuresOf = (
  days: readonly wire.AssetDay[],
  side: 'members' | 'house',
  currency: string | undefined,
): readonly Figure[] =>
  days.flatMap(({ day, currencies, ...all }) => {
    const amount = currency
      ? (currencies.find(each => each.currency === currency)?.[side] ?? '0')
      : all[`${side}_usdc`]
    return amount === null ? [] : [{ day, amount, currency: currency ?? 'USDC' }]
  })

/** The figures of days as a line, and by how much they have changed since the first day. */
export function AssetChart({ figures }: { figures: readonly Figure[] }) {
  const { t } = useLingui()
  const [first, ...others] = figures
  if (!first) return <p className="quiet">{t`No day of these has money and its price.`}</p>
  const change = new Decimal((others.at(-1) ?? first).amount).minus(first.amount).toFixed()
  const said = (pointed: Figure | undefined) => {
    const day = calendarDayText((pointed ?? first).day)
    return (
      <span className="quiet">
        {pointed ? (
          <Money amount={pointed.amount} currency={pointed.currency} isStrong />
        ) : (
          <Money amount={change} currency={first.currency} kind="flow" size="sm" />
        )}{' '}
        {pointed ? day : t`since ${day}`}
      </span>
    )
  }
  return <DayChart figures={[first, ...others]} caption={t`Total by day`} said={said} />
}
