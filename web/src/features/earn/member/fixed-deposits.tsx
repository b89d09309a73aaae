import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { calendarDayText } from '../../../i18n/time.ts'
import { AmountFilter } from '../../../parts/amount-filter.tsx'
import { ChoiceFilter, type FiltersProps, PeriodFilter } from '../../../parts/filters.tsx'
import { InstantDay } from '../../../parts/instant-day.tsx'
import { type Column, List } from '../../../parts/list.tsx'
import { UNSORTED, useListSearch } from '../../../parts/list-search.ts'
import { EmptyState, ErrorState, Skeleton } from '../../../parts/list-states.tsx'
import { Money } from '../../../parts/money.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { percentText } from '../../../parts/rate.ts'
import { ReceiptButton } from '../../../platform/lines/member/receipt-button.tsx'
import { useReceiptColumn } from '../../../platform/lines/member/receipt-column.tsx'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { walletAccess } from '../../../platform/members/member/queries.ts'
import './fixed-deposits.css'
import { plansQuery, pledgedQuery, type SubscriptionSearch, subscriptionsQuery } from './queries.ts'
import { SubscriptionStatus, useSubscriptionStates, useTermWords } from './words.tsx'

/** Plans that earn, and what the member has set aside under them. */
export function FixedDeposits() {
  const { t } = useLingui()
  return (
    <Page title={t`Earn`}>
      <WarmUp access={walletAccess}>
        <div className="stack">
          <Plans />
          <Subscriptions />
        </div>
      </WarmUp>
    </Page>
  )
}

function Plans() {
  const { t } = useLingui()
  const { data: plans, error, refetch } = useQuery(plansQuery)
  if (error && !plans)
    return (
      <Panel title={t`Plans`} inset="flush">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Panel>
    )
  const byCurrency = [...Map.groupBy(plans ?? [], plan => plan.currency)]
  return (
    <Panel title={t`Plans`} aside={<span className="quiet">{t`Rates a year, actual days over 365`}</span>}>
      {!plans && <Skeleton width="100%" />}
      {plans?.length === 0 && <EmptyState title={t`No plan is offered at present`} />}
      <div className="plans">
        {byCurrency.map(([currency, offered]) => (
          <div key={currency} className="plan-group">
            <h3>{currency}</h3>
            <ul className="plan-list">
              {offered.map(plan => (
                <PlanItem key={plan.id} plan={plan} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Panel>
  )
}

function PlanItem({ plan }: { plan: wire.Plan }) {
  const termWords = useTermWords()
  return (
    <li>
      <Link to="/userfixeddeposits/buy" search={{ plan: plan.id }} className="plan">
        <span>{termWords(plan.term)}</span>
        <span className="plan-rate figures">{percentText(plan.rate)}</span>
      </Link>
    </li>
  )
}

/** The member's total set aside, currency by currency. */
function Pledged() {
  const { t } = useLingui()
  const { data: pledged = [] } = useQuery(pledgedQuery)
  if (pledged.length === 0) return null
  return (
    <span className="row wrap" style={{ gap: 12 }}>
      <span className="quiet">{t`Set aside`}</span>
      {pledged.map(({ currency, amount }) => (
        <Money key={currency} amount={amount} currency={currency} size="sm" exact />
      ))}
    </span>
  )
}

function Subscriptions() {
  const { t } = useLingui()
  const { search, change, paging } = useListSearch<SubscriptionSearch>()
  const query = useQuery(subscriptionsQuery(search))
  const columns = useColumns()
  return (
    <Panel title={t`My deposits`} aside={<Pledged />} inset="flush">
      <Filters search={search} change={change} />
      <List
        query={query}
        columns={columns}
        card={deposit => (
          <>
            <What deposit={deposit} />
            <Money amount={deposit.principal} currency={deposit.currency} exact isStrong />
            <span className="quiet card-wide">
              <Ends deposit={deposit} />
            </span>
            <span className="card-wide row apart">
              <SubscriptionStatus status={deposit.status} />
              <ReceiptButton wanted={{ reference: deposit.id }} />
            </span>
          </>
        )}
        rowKey={deposit => deposit.id}
        empty={
          <EmptyState title={t`Nothing set aside yet`}>
            {t`Choose a plan above. Interest comes every month, the principal when the term ends.`}
          </EmptyState>
        }
        {...paging}
        caption={t`My deposits`}
        records="fixed-deposits"
      />
    </Panel>
  )
}

function What({ deposit: { id, currency, term, rate } }: { deposit: wire.Subscription }) {
  const termWords = useTermWords()
  return (
    <Link to="/userfixeddeposits/detail/$id" params={{ id }} className="row-link">
      {currency} · {termWords(term)} · <span className="figures">{percentText(rate)}</span>
    </Link>
  )
}

function Ends({ deposit: { maturity_date, status, finish_date } }: { deposit: wire.Subscription }) {
  const { t } = useLingui()
  if (status !== 0 && finish_date)
    return (
      <Trans>
        Ended <InstantDay at={finish_date} />
      </Trans>
    )
  if (status !== 0) return null
  return maturity_date ? t`Until ${calendarDayText(maturity_date)}` : t`Until you redeem it`
}

function useColumns(): Column<wire.Subscription>[] {
  const { t } = useLingui()
  const receipt = useReceiptColumn<wire.Subscription>(({ id }) => ({ reference: id }))
  return [
    { key: 'plan', head: t`Plan`, cell: deposit => <What deposit={deposit} /> },
    { key: 'ends', head: t`Ends`, cell: deposit => <Ends deposit={deposit} /> },
    { key: 'status', head: t`State`, cell: ({ status }) => <SubscriptionStatus status={status} /> },
    {
      key: 'interest',
      head: t`Interest paid`,
      align: 'end',
      cell: ({ realized_interest, currency }) => (
        <Money amount={realized_interest} currency={currency} exact />
      ),
    },
    {
      key: 'principal',
      head: t`Principal`,
      align: 'end',
      cell: ({ principal, currency }) => <Money amount={principal} currency={currency} exact isStrong />,
    },
    {
      key: 'open',
      head: <span className="sr">{t`Details`}</span>,
      align: 'end',
      cell: ({ id }) => (
        <Button
          size="xs"
          variant="default"
          renderRoot={props => <Link {...props} to="/userfixeddeposits/detail/$id" params={{ id }} />}
        >
          {t`Details`}
        </Button>
      ),
    },
    receipt,
  ]
}

function Filters({ search, change }: FiltersProps<SubscriptionSearch>) {
  const { t } = useLingui()
  const states = useSubscriptionStates()
  return (
    <div className="toolbar">
      <PeriodFilter from={search.from} to={search.to} onChange={change} />
      <AmountFilter list="earn.subscriptions" search={search} change={change} />
      <ChoiceFilter
        label={t`State`}
        all={t`All states`}
        choices={states}
        value={search.status}
        onChange={status => change({ status, ...UNSORTED })}
      />
    </div>
  )
}
