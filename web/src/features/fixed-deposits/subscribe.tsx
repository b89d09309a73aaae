import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../../client/problem.ts'
import { useProblemWords } from '../../client/problem-words.ts'
import { useSubmit } from '../../client/submit.ts'
import { amountText, isZero } from '../../parts/amount.ts'
import { EmptyFace } from '../../parts/faces.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Money } from '../../parts/money.tsx'
import { MoneyInput } from '../../parts/money-input.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Panel } from '../../parts/panel.tsx'
import { StepFlow, StepTitle } from '../../parts/steps.tsx'
import { calendarDayText } from '../../parts/time.ts'
import { useStep } from '../../parts/use-step.ts'
import { Waiting } from '../../parts/waiting.tsx'
import { Page } from '../../shell/page.tsx'
import { Gate } from '../account/locked-feature.tsx'
import { earnAccess } from '../account/queries.ts'
import { isBelow, leftOf, moreOf, shortOf } from '../wallet/limits.ts'
import { walletsQuery } from '../wallet/queries.ts'
import { usePlaces } from '../wallet/use-places.ts'
import { plansQuery, subscribe } from './queries.ts'
import { houseDay, interestUntilMaturity, monthsLater } from './terms.ts'
import { useTermWords } from './words.tsx'

const STEPS = ['amount', 'review', 'done'] as const

/** Sets money aside under a plan: amount, review, done. */
export function Subscribe() {
  const { t } = useLingui()
  return (
    <Page
      title={t`Earn`}
      actions={<Link to="/userfixeddeposits" activeOptions={{ exact: true }}>{t`My deposits`}</Link>}
    >
      <Gate access={earnAccess}>
        <SubscribeFlow />
      </Gate>
    </Page>
  )
}

function SubscribeFlow() {
  const { t } = useLingui()
  const asked: { plan?: string } = useSearch({ strict: false })
  const query = useQuery(plansQuery)
  const plans = query.data
  const [planId, setPlanId] = useState(asked.plan)
  const [amount, setAmount] = useState('')
  const [result, setResult] = useState<wire.SubscriptionResult>()
  const plan = plans?.find(({ id }) => id === planId) ?? plans?.[0]
  const { step, at, go } = useStep(
    STEPS,
    candidate => candidate === 'amount' || (candidate === 'review' ? !isZero(amount) : result !== undefined),
  )
  if (!plans) return <Waiting query={query} />
  if (!plan) return <EmptyFace title={t`No plan is offered at present`} />
  return (
    <StepFlow at={at} labels={[t`Amount`, t`Review`, t`Done`]}>
      {step === 'amount' && (
        <AmountStep
          plans={plans}
          plan={plan}
          amount={amount}
          onPlan={setPlanId}
          onAmount={setAmount}
          onNext={() => go('review')}
        />
      )}
      {step === 'review' && (
        <ReviewStep
          plan={plan}
          amount={amount}
          onBack={() => go('amount')}
          onDone={done => {
            setResult(done)
            go('done', 'replace')
          }}
        />
      )}
      {step === 'done' && result && <DoneStep plan={plan} result={result} />}
    </StepFlow>
  )
}

type AmountStepProps = {
  plans: readonly wire.Plan[]
  plan: wire.Plan
  amount: string
  onPlan: (id: string) => void
  onAmount: (amount: string) => void
  onNext: () => void
}

function AmountStep({ plans, plan, amount, onPlan, onAmount, onNext }: AmountStepProps) {
  const { t } = useLingui()
  const termWords = useTermWords()
  const places = usePlaces()
  const words = useProblemWords()
  const [isChecked, setChecked] = useState(false)
  const { data: wallets } = useQuery(walletsQuery)
  const { currency, minimum } = plan
  const available = wallets && (wallets.find(row => row.currency === currency)?.amount ?? '0')
  const short = shortOf(amount, available)
  const least = amountText(minimum, currency)
  const error = short
    ? words({ kind: 'refused', code: 'INSUFFICIENT_FUNDS', message: '', details: { currency, short } })
    : isChecked && isZero(amount)
      ? t`Enter an amount above zero.`
      : isChecked && isBelow(amount, minimum)
        ? t`Enter at least ${least}.`
        : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!short && !isZero(amount) && !isBelow(amount, minimum)) onNext()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Panel>
        <div className="stack">
          <NativeSelect
            label={t`Plan`}
            name="plan"
            value={plan.id}
            data={plans.map(({ id, currency, term, rate }) => ({
              value: id,
              label: `${currency} · ${termWords(term)} · ${rate} %`,
            }))}
            onChange={event => onPlan(event.currentTarget.value)}
          />
          <MoneyInput
            label={t`Amount`}
            name="amount"
            currency={currency}
            places={places(currency)}
            value={amount}
            onChange={onAmount}
            available={available}
            error={error}
          />
          <Outlook plan={plan} amount={amount} />
        </div>
      </Panel>
      <div className="flow-actions">
        <Button type="submit" size="lg">
          {t`Review`}
        </Button>
      </div>
    </form>
  )
}

/** What the plan comes to with this amount: the sum at maturity, before anything is agreed to. */
function Outlook({ plan, amount }: { plan: wire.Plan; amount: string }) {
  const { t } = useLingui()
  const places = usePlaces()
  const { currency, rate, term } = plan
  const given = { amount, rate, term, today: houseDay(), places: places(currency) }
  const interest = interestUntilMaturity(given)
  if (term === 0)
    return (
      <p className="quiet">
        {t`${rate} % a year, actual days over 365. Interest comes every month and to the day when you redeem it, on any day.`}
      </p>
    )
  return (
    <Facts
      rows={[
        { label: t`Interest until the end`, value: <Money amount={interest} currency={currency} exact /> },
        {
          label: t`Back on ${calendarDayText(monthsLater(given.today, term))}, interest included`,
          value: <Money amount={moreOf(amount || '0', interest)} currency={currency} exact isStrong />,
          kind: 'sum',
        },
      ]}
    />
  )
}

type ReviewStepProps = {
  plan: wire.Plan
  amount: string
  onBack: () => void
  onDone: (result: wire.SubscriptionResult) => void
}

function ReviewStep({ plan, amount, onBack, onDone }: ReviewStepProps) {
  const { t } = useLingui()
  const termWords = useTermWords()
  const words = useProblemWords()
  const { data: wallets } = useQuery(walletsQuery)
  const { currency, rate, term } = plan
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
            value: <span className="figures">{t`${rate} %, actual days over 365`}</span>,
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

function DoneStep({ plan, result }: { plan: wire.Plan; result: wire.SubscriptionResult }) {
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
