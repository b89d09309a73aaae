import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { calendarDayText } from '../../../i18n/time.ts'
import { InstantDay } from '../../../parts/instant-day.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../parts/list-states.tsx'
import { custom, InState } from '../../../parts/lists/columns.tsx'
import { period, range, state } from '../../../parts/lists/filters.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import { Money } from '../../../parts/money.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { percentText } from '../../../parts/rate.ts'
import { ReceiptButton } from '../../../platform/lines/member/receipt-button.tsx'
import { receipt } from '../../../platform/lines/member/receipt-column.tsx'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { walletAccess } from '../../../platform/members/member/queries.ts'
import './fixed-deposits.css'
import { plansQuery, pledgedQuery } from './queries.ts'
import { subscriptionStates, Terms, useTermWords } from './words.tsx'

/** Plans that earn, and what the member has set aside under them. */
export function FixedDeposits() {
  const { t } = useLingui()
  return (
    <Page title={t`Earn`}>
      <WarmUp access={walletAccess}>
        <div className="stack">
          <Plans />
          <Subscriptions.Part />
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
    <span className="row wrap gap-12">
      <span className="quiet">{t`Set aside`}</span>
      {pledged.map(({ currency, amount }) => (
        <Money key={currency} amount={amount} currency={currency} size="sm" exact />
      ))}
    </span>
  )
}

const Subscriptions = listScreen('earn.subscriptions', {
  title: msg`My deposits`,
  isTitled: true,
  Aside: Pledged,
  audience: 'member',
  columns: [
    custom('plan', msg`Plan`, row => <What deposit={row} />),
    custom('ends', msg`Ends`, row => <Ends deposit={row} />),
    custom('status', msg`State`, row => <InState {...subscriptionStates[row.status]} />),
    custom(
      'interest',
      msg`Interest paid`,
      row => <Money amount={row.realized_interest} currency={row.currency} exact />,
      { align: 'end' },
    ),
    custom('principal', msg`Principal`, row => <Principal {...row} />, { align: 'end' }),
    custom('open', msg`Details`, row => <Details {...row} />, { isHeadHidden: true, align: 'end' }),
    receipt(({ id }) => ({ reference: id })),
  ],
  card: row => (
    <>
      <What deposit={row} />
      <Principal {...row} />
      <span className="quiet card-wide">
        <Ends deposit={row} />
      </span>
      <span className="card-wide row apart">
        <InState {...subscriptionStates[row.status]} />
        <ReceiptButton wanted={{ reference: row.id }} />
      </span>
    </>
  ),
  filters: [period(), range('earn.subscriptions'), state('status', subscriptionStates)],
  empty: {
    title: msg`Nothing set aside yet`,
    text: msg`Choose a plan above. Interest comes every month, the principal when the term ends.`,
  },
  records: 'fixed-deposits',
  everyMs: 10_000,
})

const What = ({ deposit }: { deposit: wire.Subscription }) => (
  <Link to="/userfixeddeposits/detail/$id" params={{ id: deposit.id }} className="row-link">
    <Terms {...deposit} />
  </Link>
)

const Principal = ({ principal, currency }: wire.Subscription) => (
  <Money amount={principal} currency={currency} exact isStrong />
)

function Details({ id }: wire.Subscription) {
  const { t } = useLingui()
  return (
    <Button
      size="xs"
      variant="default"
      renderRoot={props => <Link {...props} to="/userfixeddeposits/detail/$id" params={{ id }} />}
    >
      {t`Details`}
    </Button>
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
