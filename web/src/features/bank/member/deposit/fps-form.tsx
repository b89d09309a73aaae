import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isAboutAmount } from '../../../../client/problem.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { amountText, isZero } from '../../../../i18n/amount.ts'
import { CopyButton } from '../../../../parts/copy-button.tsx'
import { Facts } from '../../../../parts/facts.tsx'
import { FileInput } from '../../../../parts/file-input.tsx'
import { Form, useForm } from '../../../../parts/form.tsx'
import { Skeleton } from '../../../../parts/list-states.tsx'
import { Money } from '../../../../parts/money.tsx'
import { isBelow } from '../../../../parts/money-flow/limits.ts'
import { MoneyInput } from '../../../../parts/money-input.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { useStep } from '../../../../parts/use-step.ts'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { usePlaces } from '../../../../platform/balances/member/use-places.ts'
import { HKD_PLACES, hkdFor, worthOf } from './fps-worth.ts'
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
        <Payment
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

type PaymentProps = { terms: wire.FpsTerms; onSubmitted: (id: string) => void }

function Payment({ terms, onSubmitted }: PaymentProps) {
  const { t } = useLingui()
  const { minimum, maximum } = terms
  const [least, most] = [amountText(minimum, HKD), amountText(maximum, HKD)]
  const isOutside = (amount: string) => isBelow(amount, minimum) || isBelow(maximum, amount)
  const places = usePlaces()(terms.currency)
  const form = useForm({
    /** `credited` is what was typed of it; nothing where the amount paid was typed last. */
    initial: { hkdAmount: '', credited: '', receipt: '' },
    rules: {
      hkdAmount: amount => isOutside(amount) && msg`Between ${least} and ${most}.`,
      receipt: file => !file && msg`Add the receipt.`,
    },
    refused: problem => (isAboutAmount(problem) ? 'hkdAmount' : undefined),
    forgets: true,
    body: ({ hkdAmount, receipt }) => ({ hkdAmount, receipt }),
    send: useSubmit(submitFps, { onSuccess: ({ id }) => onSubmitted(id) }),
  })
  const amount = form.typed.hkdAmount
  const shown = isZero(amount) ? '' : amountText(amount, HKD)
  const end = (
    <Button type="submit" size="lg" fullWidth loading={form.isBusy}>
      {shown ? t`Submit ${shown}` : t`Submit the payment`}
    </Button>
  )
  return (
    <Form form={form} end={end}>
      <Terms terms={terms} amount={amount} places={places} />
      <MoneyInput
        {...form.field('hkdAmount', t`Amount paid`)}
        onChange={hkdAmount => form.change({ hkdAmount, credited: '' })}
        currency={HKD}
        places={HKD_PLACES}
      />
      <MoneyInput
        {...form.field('credited', t`Amount credited`)}
        value={
          form.typed.credited ||
          (places === undefined || isZero(amount) ? '' : worthOf(amount, terms.ratio, places))
        }
        onChange={credited =>
          form.change({
            credited,
            hkdAmount: isZero(credited) || places === undefined ? '' : hkdFor(credited, terms.ratio, places),
          })
        }
        currency={terms.currency}
        places={places}
      />
      <FileInput
        label={t`Receipt`}
        description={t`A picture of the receipt, up to 2M.`}
        kind="image"
        name="receipt"
        onUploaded={(receipt = '') => form.change({ receipt })}
        error={form.errorOf('receipt', '')}
      />
    </Form>
  )
}

type TermsProps = Pick<PaymentProps, 'terms'> & { amount: string; places: number | undefined }

function Terms({ terms, amount, places }: TermsProps) {
  const { t } = useLingui()
  const { account, account_name, ratio, currency, minimum, maximum } = terms
  const [least, most] = [amountText(minimum, HKD), amountText(maximum, HKD)]
  const worth = places === undefined ? undefined : worthOf(amount, ratio, places)
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
