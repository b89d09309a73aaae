import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { useSubmit } from '../../../client/submit.ts'
import { amountText } from '../../../i18n/amount.ts'
import { calendarDayText } from '../../../i18n/time.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { FlowActions } from '../../../parts/money-flow/flow-actions.tsx'
import { moneyRow, useAvailableAfter } from '../../../parts/money-flow/money-rows.tsx'
import type { Preview } from '../../../parts/money-flow/use-preview.ts'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { percentText } from '../../../parts/rate.ts'
import { StepTitle } from '../../../parts/steps.tsx'
import { Outlook } from './outlook.tsx'
import { subscribe } from './queries.ts'
import { useTermWords } from './words.tsx'

type ReviewStepProps = {
  plan: wire.Plan
  amount: string
  preview: Preview<wire.SubscriptionPreview>
  onBack: () => void
  onDone: (result: wire.SubscriptionResult) => void
}

/** Terms the member agrees to, as the server would book them, and the cost of an early end. */
export function ReviewStep({ plan, amount, preview, onBack, onDone }: ReviewStepProps) {
  const { t } = useLingui()
  const { id: planId, currency, rate, term } = plan
  const asked = { planId, amount, rate }
  const submit = useSubmit(subscribe, {
    onSuccess: onDone,
    onProblem: () => void preview.confirm(),
    asked,
  })
  const shown = amountText(amount, currency)
  return (
    <Panel>
      <StepTitle>{t`Check before you set it aside`}</StepTitle>
      {preview.said && <Agreed said={preview.said} />}
      <Outlook plan={plan} said={preview.said} />
      {term !== 0 && (
        <div style={{ margin: '16px 0' }}>
          <Notice tone="waiting" title={t`If you redeem it before the end`}>
            {t`You keep the interest already paid and lose that of the running month. The principal always comes back in full.`}
          </Notice>
        </div>
      )}
      <ProblemNotice of={submit.error} />
      <FlowActions
        label={t`Set ${shown} aside`}
        submit={submit}
        isBusy={submit.isPending}
        onBack={onBack}
        onNext={() => submit.mutate(asked)}
      />
    </Panel>
  )
}

function Agreed({ said: { currency, principal, term, rate, balance } }: { said: wire.SubscriptionPreview }) {
  const { t } = useLingui()
  const termWords = useTermWords()
  const availableAfter = useAvailableAfter()
  const percent = percentText(rate)
  return (
    <Facts
      rows={[
        moneyRow({ label: t`Set aside`, amount: principal, currency }, 'strong'),
        { label: t`Term`, value: termWords(term) },
        {
          label: t`Rate a year`,
          value: <span className="figures">{t`${percent}, actual days over 365`}</span>,
        },
        availableAfter(balance, currency),
      ]}
    />
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
      <div className="flow-actions mt-0">
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
