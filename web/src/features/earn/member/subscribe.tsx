import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Problem } from '../../../client/problem.ts'
import { isZero } from '../../../i18n/amount.ts'
import { aboveZero, useForm } from '../../../parts/form.tsx'
import { EmptyState } from '../../../parts/list-states.tsx'
import { atAmount } from '../../../parts/money-flow/amount-rules.ts'
import { MoneyForm } from '../../../parts/money-flow/money-form.tsx'
import { goesOn, type Preview, usePreview } from '../../../parts/money-flow/use-preview.ts'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { percentText } from '../../../parts/rate.ts'
import { StepFlow } from '../../../parts/steps.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { Waiting } from '../../../parts/waiting.tsx'
import { walletsQuery } from '../../../platform/balances/member/queries.ts'
import { useMost } from '../../../platform/balances/member/use-most.ts'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { earnAccess } from '../../../platform/members/member/queries.ts'
import { Outlook } from './outlook.tsx'
import { checkSubscription, plansQuery } from './queries.ts'
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
  const preview = useOutlook(result ? undefined : plan, amount)
  const ready = { amount: true, review: preview.said !== undefined, done: result !== undefined }
  const { step, at, go } = useStep(STEPS, candidate => ready[candidate])
  if (!plans) return <Waiting query={query} />
  if (!plan) return <EmptyState title={t`No plan is offered at present`} />
  return (
    <StepFlow at={at} labels={[t`Amount`, t`Review`, t`Done`]}>
      {step === 'amount' && (
        <AmountStep
          plans={plans}
          plan={plan}
          amount={amount}
          preview={preview}
          onPlan={setPlanId}
          onAmount={setAmount}
          onNext={() => go('review')}
        />
      )}
      {step === 'review' && (
        <ReviewStep
          plan={plan}
          amount={amount}
          preview={preview}
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
  preview: Preview<wire.SubscriptionPreview>
  onPlan: (id: string) => void
  onAmount: (amount: string) => void
  onNext: () => void
}

/** The server's outlook for a plan with an amount. */
function useOutlook(plan: wire.Plan | undefined, amount: string) {
  const isTyped = plan !== undefined && !isZero(amount)
  const asked = isTyped ? { planId: plan.id, amount, rate: plan.rate } : undefined
  return usePreview('subscription', checkSubscription, asked)
}

/** A wallet that holds too little is reported at once. */
const isShort = (problem: Problem) => problem.kind === 'refused' && problem.code === 'INSUFFICIENT_FUNDS'

function AmountStep({ plans, plan, amount, preview, onPlan, onAmount, onNext }: AmountStepProps) {
  const { t } = useLingui()
  const places = usePlaces()
  const { data: wallets } = useQuery(walletsQuery)
  const { currency } = plan
  const most = useMost({ of: 'fixed-deposit', planId: plan.id })
  const form = useForm({
    kept: [{ amount }, typed => onAmount(typed.amount)],
    rules: { amount: aboveZero },
    refused: atAmount,
    body: typed => typed,
    send: goesOn(preview, onNext, isShort),
  })
  return (
    <MoneyForm form={form} label={t`Review`}>
      <PlanChoice plan={plan} plans={plans} onPlan={onPlan} />
      <MoneyInput
        {...form.field('amount', t`Amount`)}
        currency={currency}
        places={places(currency)}
        available={wallets && (wallets.find(row => row.currency === currency)?.amount ?? '0')}
        most={most}
      />
      <Outlook plan={plan} said={preview.said} />
    </MoneyForm>
  )
}

function PlanChoice({ plan, plans, onPlan }: Pick<AmountStepProps, 'plan' | 'plans' | 'onPlan'>) {
  const { t } = useLingui()
  const termWords = useTermWords()
  return (
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
  )
}
