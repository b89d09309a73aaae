import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { amountText } from '../../../parts/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { percentText } from '../../../parts/rate.ts'
import { StepTitle } from '../../../parts/steps.tsx'
import { calendarDayText } from '../../../parts/time.ts'
import { leftOf } from '../../wallet/member/limits.ts'
import { walletsQuery } from '../../wallet/member/queries.ts'
import { Outlook } from './outlook.tsx'
import { subscribe } from './queries.ts'
import { useTermWords } from './words.tsx'

type ReviewStepProps = {
  plan: wire.Plan
  amount: string
  onBack: () => void
  onDone: (result: wire.SubscriptionResult) => void
}

/** What is agreed to, and what an early end costs. */
export function ReviewStep({ plan, amount, onBack, onDone }: ReviewStepProps) {
  const { t } = useLingui()
  const termWords = useTermWords()
  const words = useProblemWords()
  const { data: wallets } = useQuery(walletsQuery)
  const { currency, rate, term } = plan
  const percent = percentText(rate)
  const submit = useSubmit(subscribe, { onSuccess: onDone })
  const available = wallets?.find(row => row.currency === currency)?.amount
  const shown = amountText(amount, currency)
  return (
    <Panel>
      <StepTitle>{t`Check before you set it aside`}</StepTitle>
      <Facts
        rows={[
          { label: t`Set aside`, value: <Money amount={amount} currency={currency} exact isStrong /> },
          { label: t`Term`, value: termWords(term) },
          {
            label: t`Rate a year`,
            value: <span className="figures">{t`${percent}, actual days over 365`}</span>,
          },
          available !== undefined && {
            label: t`${currency} available after`,
            value: <Money amount={leftOf(available, amount)} currency={currency} exact />,
          },
        ]}
      />
      <Outlook plan={plan} amount={amount} />
      {term !== 0 && (
        <div style={{ margin: '16px 0' }}>
          <Notice tone="waiting" title={t`If you redeem it before the end`}>
            {t`You keep the interest already paid and lose that of the running month. The principal always comes back in full.`}
          </Notice>
        </div>
      )}
      {submit.isError && <Notice tone="wrong" title={words(problemOf(submit.error))} isUrgent />}
      <div className="flow-actions">
        <Button variant="default" size="lg" onClick={onBack} disabled={submit.isPending}>
          {t`Back`}
        </Button>
        <Button
          size="lg"
          loading={submit.isPending}
          onClick={() => submit.mutate({ planId: plan.id, amount, rate })}
        >
          {t`Set ${shown} aside`}
        </Button>
      </div>
    </Panel>
  )
}

/** That it is earning, and what it comes to. */
export function DoneStep({ plan, result }: { plan: wire.Plan; result: wire.SubscriptionResult }) {
  const { t } = useLingui()
  const { currency } = plan
  const shown = amountText(result.principal, currency)
  const { id } = result
  return (
    <div className="stack">
      <StepTitle>{t`Set aside`}</StepTitle>
      <Notice tone="proven" title={t`${shown} is earning now`} isUrgent />
      {result.maturity_amount && result.maturity_date && (
        <Panel>
          <Facts
            rows={[
              { label: t`Ends`, value: calendarDayText(result.maturity_date) },
              {
                label: t`Principal and interest at the end`,
                value: <Money amount={result.maturity_amount} currency={currency} exact isStrong />,
              },
            ]}
          />
        </Panel>
      )}
      <div className="flow-actions" style={{ marginTop: 0 }}>
        <Button
          size="lg"
          renderRoot={props => <Link {...props} to="/userfixeddeposits/detail/$id" params={{ id }} />}
        >
          {t`See the deposit`}
        </Button>
      </div>
    </div>
  )
}
