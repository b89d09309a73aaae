import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Page } from '../../../app/shell/page.tsx'
import { useProblemWords } from '../../../client/problem-words.ts'
import { amountText, isZero } from '../../../parts/amount.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { percentText } from '../../../parts/rate.ts'
import { StepFlow } from '../../../parts/steps.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { Waiting } from '../../../parts/waiting.tsx'
import { WarmUp } from '../../account/member/locked-feature.tsx'
import { earnAccess } from '../../account/member/queries.ts'
import { isBelow, shortOf } from '../../wallet/member/limits.ts'
import { walletsQuery } from '../../wallet/member/queries.ts'
import { usePlaces } from '../../wallet/member/use-places.ts'
import { Outlook } from './outlook.tsx'
import { plansQuery } from './queries.ts'
import { DoneStep, ReviewStep } from './subscribe-review.tsx'
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
      <WarmUp access={earnAccess}>
        <SubscribeFlow />
      </WarmUp>
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
  if (!plan) return <EmptyState title={t`No plan is offered at present`} />
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
              label: `${currency} · ${termWords(term)} · ${percentText(rate)}`,
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
