import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Decimal, roundDown, type wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isAboutAmount, problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { amountText, isZero } from '../../../../i18n/amount.ts'
import { CopyButton } from '../../../../parts/copy-button.tsx'
import { Facts } from '../../../../parts/facts.tsx'
import { FileInput } from '../../../../parts/file-input.tsx'
import { Skeleton } from '../../../../parts/list-states.tsx'
import { Money } from '../../../../parts/money.tsx'
import { isBelow } from '../../../../parts/money-flow/limits.ts'
import { MoneyInput } from '../../../../parts/money-input.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { useStep } from '../../../../parts/use-step.ts'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { usePlaces } from '../../../../platform/balances/member/use-places.ts'
import { fpsTermsQuery, submitFps } from './queries.ts'
import { Received } from './received.tsx'

const STEPS = ['form', 'done'] as const
const HKD = 'HKD'

/** Tops up in Hong Kong dollars by FPS, at a ratio that is promised when it is submitted. */
export function FpsForm() {
  const { t } = useLingui()
  const query = useQuery(fpsTermsQuery)
  const terms = query.data
  const [submitted, setSubmitted] = useState<string>()
  const { step, go } = useStep(STEPS, asked => asked === 'form' || submitted !== undefined)
  return (
    <Panel title={t`By FPS, in Hong Kong dollars`}>
      {step === 'done' && submitted ? (
        <Received id={submitted} onAgain={() => go('form', 'replace')} to="/records/fpsdeposit" />
      ) : !terms ? (
        <WaitingInside query={query} />
      ) : terms.status === 0 || terms.account === '' ? (
        <Notice tone="locked" title={t`FPS is not taken at present`} />
      ) : (
        <Form
          terms={terms}
          onSubmitted={id => {
            setSubmitted(id)
            go('done')
          }}
        />
      )}
    </Panel>
  )
}

type FormProps = { terms: wire.FpsTerms; onSubmitted: (id: string) => void }

function Form({ terms, onSubmitted }: FormProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const [amount, setAmount] = useState('')
  const [receipt, setReceipt] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const submit = useSubmit(submitFps, { onSuccess: ({ id }) => onSubmitted(id) })
  const { minimum, maximum } = terms
  const [least, most] = [amountText(minimum, HKD), amountText(maximum, HKD)]
  const outside = isBelow(amount, minimum) || isBelow(maximum, amount)
  const problem = submit.isError ? problemOf(submit.error) : undefined
  const isAmountRefused = problem !== undefined && isAboutAmount(problem)
  const error =
    isChecked && outside ? t`Between ${least} and ${most}.` : isAmountRefused ? words(problem) : undefined
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!outside && receipt) submit.mutate({ hkdAmount: amount, receipt })
  }
  const shown = isZero(amount) ? '' : amountText(amount, HKD)
  return (
    <form onSubmit={onSubmit} noValidate className="stack">
      <Terms terms={terms} amount={amount} />
      <MoneyInput
        label={t`Amount paid`}
        name="hkdAmount"
        currency={HKD}
        places={2}
        value={amount}
        onChange={next => {
          submit.reset()
          setAmount(next)
        }}
        error={error}
      />
      <FileInput
        label={t`Receipt`}
        description={t`A picture of the receipt, up to 2M.`}
        kind="image"
        name="receipt"
        onUploaded={setReceipt}
        error={isChecked && !receipt ? t`Add the receipt.` : undefined}
      />
      {problem && !isAmountRefused && <Notice tone="wrong" title={words(problem)} isUrgent />}
      <Button type="submit" size="lg" fullWidth loading={submit.isPending}>
        {shown ? t`Submit ${shown}` : t`Submit the payment`}
      </Button>
    </form>
  )
}

function Terms({ terms, amount }: Pick<FormProps, 'terms'> & { amount: string }) {
  const { t } = useLingui()
  const places = usePlaces()
  const { account, account_name, ratio, currency, minimum, maximum } = terms
  const [least, most] = [amountText(minimum, HKD), amountText(maximum, HKD)]
  const kept = places(currency)
  const worth =
    kept === undefined ? undefined : roundDown(new Decimal(amount || 0).times(ratio), kept).toFixed()
  return (
    <Facts
      rows={[
        account !== '' && {
          label: t`Pay to the FPS identifier`,
          value: (
            <span>
              {account} <CopyButton text={account} what={t`Copy ${account}`} />
            </span>
          ),
        },
        account_name !== '' && { label: t`Beneficiary`, value: account_name },
        {
          label: t`One Hong Kong dollar is worth`,
          value: <Money amount={ratio} currency={currency} exact />,
        },
        { label: t`Amount`, value: <span className="figures">{t`${least} to ${most}`}</span> },
        {
          label: t`You receive`,
          value:
            worth === undefined ? (
              <Skeleton width={80} />
            ) : (
              <Money amount={worth} currency={currency} exact isStrong />
            ),
          kind: 'sum',
        },
      ]}
    />
  )
}
