import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { problemOf } from '../../../client/problem.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Form, useForm } from '../../../parts/form.tsx'
import { FlowActions } from '../../../parts/money-flow/flow-actions.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { StepTitle } from '../../../parts/steps.tsx'
import { useBack } from '../../../parts/use-back.ts'
import { useStep } from '../../../parts/use-step.ts'
import { useCardWords } from './problem-words.ts'
import './prepaid-card.css'
import { submitOrder } from './queries.ts'
import type { ChosenType } from './use-card-type.tsx'

const STEPS = ['form', 'done'] as const
const LONGEST = 200

/** Pays for the card on the other provider's page, and tells us the number of the order. */
export function OtherProvider({ provider: { url }, type }: { provider: { url: string }; type: ChosenType }) {
  const { t } = useLingui()
  const words = useCardWords('open')
  const back = useBack('/dashboard')
  const submit = useSubmit(submitOrder, { onSuccess: () => go('done') })
  const { step, go } = useStep(STEPS, asked => asked === 'form' || submit.isSuccess)
  const form = useForm({
    initial: { orderNumber: '' },
    rules: { orderNumber: text => !text.trim() && msg`Enter the number of the order.` },
    body: ({ orderNumber }) => ({
      orderNumber: orderNumber.trim(),
      ...(type.id === undefined ? {} : { cardType: type.id }),
    }),
    send: submit,
  })
  if (step === 'done')
    return (
      <div className="flow stack">
        <StepTitle>{t`Submitted`}</StepTitle>
        <Notice tone="waiting" title={t`Your order is being looked up`} isUrgent>
          {t`The card opens once the provider has confirmed it.`}
        </Notice>
      </div>
    )
  const end = <FlowActions label={t`Submit the order`} isBusy={form.isBusy} onBack={back} />
  return (
    <Form form={form} isOnPanel className="flow" words={thrown => words(problemOf(thrown))} end={end}>
      {type.tiles}
      <ProviderPage url={url} />
      <TextInput
        {...form.text('orderNumber', t`Number of the order you paid there`)}
        maxLength={LONGEST}
        autoComplete="off"
      />
    </Form>
  )
}

function ProviderPage({ url }: { url: string }) {
  const { t } = useLingui()
  return (
    <>
      {url.startsWith('https://') && (
        <iframe
          className="provider-page"
          src={url}
          title={t`Page of the payment provider`}
          sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
        />
      )}
      {url !== '' && (
        <a href={url} target="_blank" rel="noreferrer noopener">
          {t`Open the provider’s page in a tab of its own`}
        </a>
      )}
    </>
  )
}
