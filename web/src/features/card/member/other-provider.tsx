import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { useSubmit } from '../../../client/submit.ts'
import { FlowActions } from '../../../parts/money-flow/flow-actions.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
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
  const [orderNumber, setOrderNumber] = useState('')
  const [isChecked, setChecked] = useState(false)
  const back = useBack('/dashboard')
  const submit = useSubmit(submitOrder, { onSuccess: () => go('done') })
  const { step, go } = useStep(STEPS, asked => asked === 'form' || submit.isSuccess)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const cardType = type.id === undefined ? {} : { cardType: type.id }
    if (orderNumber.trim()) submit.mutate({ orderNumber: orderNumber.trim(), ...cardType })
  }
  if (step === 'done')
    return (
      <div className="flow stack">
        <StepTitle>{t`Submitted`}</StepTitle>
        <Notice tone="waiting" title={t`Your order is being looked up`} isUrgent>
          {t`The card opens once the provider has confirmed it.`}
        </Notice>
      </div>
    )
  return (
    <form onSubmit={onSubmit} noValidate className="flow">
      <Panel>
        <div className="stack">
          {type.tiles}
          <ProviderPage url={url} />
          <TextInput
            label={t`Number of the order you paid there`}
            name="orderNumber"
            value={orderNumber}
            maxLength={LONGEST}
            autoComplete="off"
            onChange={event => setOrderNumber(event.currentTarget.value)}
            error={isChecked && !orderNumber.trim() ? t`Enter the number of the order.` : undefined}
          />
          {submit.isError && <Notice tone="wrong" title={words(problemOf(submit.error))} isUrgent />}
        </div>
      </Panel>
      <FlowActions label={t`Submit the order`} isBusy={submit.isPending} onBack={back} />
    </form>
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
