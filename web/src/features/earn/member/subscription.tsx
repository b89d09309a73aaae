import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { lineWords } from '@strongroom/shared/words-of/earn'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { problemOf } from '../../../client/problem.ts'
import { isZero } from '../../../i18n/amount.ts'
import { calendarDayText, instantText } from '../../../i18n/time.ts'
import { descriptorOf } from '../../../i18n/word.ts'
import { type Fact, Facts } from '../../../parts/facts.tsx'
import { ErrorState } from '../../../parts/list-states.tsx'
import { InState } from '../../../parts/lists/columns.tsx'
import { Money } from '../../../parts/money.tsx'
import { NotFoundPage } from '../../../parts/page/dead-end.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { percentText } from '../../../parts/rate.ts'
import '../../../parts/list.css'
import { HelpLink } from '../../../platform/lines/member/help-link.tsx'
import { subscriptionLogQuery, subscriptionQuery } from './queries.ts'
import { Ending } from './subscription-ending.tsx'
import { subscriptionStates, useTermWords } from './words.tsx'

/** One deposit: its terms, what it has paid, and how it ends. */
export function SubscriptionPage() {
  const { t } = useLingui()
  const { id = '' } = useParams({ strict: false })
  const { data: deposit, error, refetch } = useQuery(subscriptionQuery(id))
  if (error && !deposit && problemOf(error).kind === 'unknown') return <NotFoundPage />
  return (
    <Page
      title={t`Deposit`}
      actions={<Link to="/userfixeddeposits" activeOptions={{ exact: true }}>{t`My deposits`}</Link>}
    >
      {error && !deposit && (
        <Panel inset="flush">
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Panel>
      )}
      {deposit && (
        <div className="stack">
          <Terms deposit={deposit} />
          <Log id={id} />
          <HelpLink reference={id} />
        </div>
      )}
    </Page>
  )
}

function Terms({ deposit }: { deposit: wire.Subscription }) {
  const termWords = useTermWords()
  const { currency, term, status } = deposit
  return (
    <Panel title={`${currency} · ${termWords(term)}`} aside={<InState {...subscriptionStates[status]} />}>
      <Facts rows={useTermFacts(deposit)} />
      {status === 0 && <Ending deposit={deposit} />}
    </Panel>
  )
}

function Log({ id }: { id: string }) {
  const { t, i18n } = useLingui()
  const { data: lines = [] } = useQuery(subscriptionLogQuery(id))
  const words: Record<wire.SubscriptionLog['type'], string> = {
    subscribed: t`Set aside`,
    interest: i18n._(descriptorOf(lineWords.interest.title)),
    rate: t`Rate changed`,
    matured: t`Term ended, principal returned`,
    redeemed: t`Redeemed, principal returned`,
    cancelled: t`Cancelled, principal returned`,
  }
  return (
    <Panel title={t`What happened`} inset="flush">
      <ul className="bare-list cards" aria-label={t`What happened`}>
        {lines.map(line => (
          <li key={line.id} className="card-row">
            <span className="card-name">
              {words[line.type]}
              {line.type === 'rate' && (
                <span className="figures"> · {percentText(String(line.details.rate))}</span>
              )}
            </span>
            {line.type !== 'rate' && <Money amount={line.amount} currency={line.currency} exact />}
            <span className="figures quiet card-wide">{instantText(line.created_date)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function useTermFacts(deposit: wire.Subscription): readonly (Fact | false)[] {
  const { t } = useLingui()
  const { next_rate, status, currency, rate } = deposit
  const percent = percentText(rate)
  const money = (amount: string, isStrong = false) => (
    <Money amount={amount} currency={currency} exact isStrong={isStrong} />
  )
  return [
    { label: t`Principal`, value: money(deposit.principal, true) },
    {
      label: t`Rate a year`,
      value: <span className="figures">{t`${percent}, actual days over 365`}</span>,
    },
    next_rate !== null && {
      label: t`From the next month on`,
      value: <span className="figures">{percentText(next_rate)}</span>,
    },
    { label: t`Began`, value: calendarDayText(deposit.start_date) },
    deposit.maturity_date !== null && {
      label: t`Ends`,
      value: calendarDayText(deposit.maturity_date),
    },
    status === 0 &&
      deposit.next_interest_date !== null && {
        label: t`Next interest`,
        value: calendarDayText(deposit.next_interest_date),
      },
    { label: t`Interest paid`, value: money(deposit.realized_interest) },
    deposit.forfeited !== null &&
      !isZero(deposit.forfeited) && {
        label: t`Interest lost by redeeming early`,
        value: money(deposit.forfeited),
      },
    deposit.reason !== null && { label: t`Reason`, value: deposit.reason },
    status === 0 &&
      deposit.maturity_amount !== null && {
        label: t`Principal and interest at the end`,
        value: money(deposit.maturity_amount, true),
        kind: 'sum',
      },
  ]
}
