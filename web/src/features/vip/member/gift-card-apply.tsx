import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useState } from 'react'
import { useSubmit } from '../../../client/submit.ts'
import { aboveZero, Form, needed, useForm } from '../../../parts/form.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { requiredError } from '../../../platform/members/member/validate.ts'
import { choicesOf, useQuantities } from './bands.ts'
import { OwnGiftCards } from './own-gift-cards.tsx'
import { applyGiftCard } from './queries.ts'

const STEPS = ['form', 'done'] as const

/** Asks for gift cards for a company, and shows what became of what was asked for before. */
export function GiftCardApply() {
  const { t } = useLingui()
  const [isSent, setSent] = useState(false)
  const { step, go } = useStep(STEPS, asked => asked === 'form' || isSent)
  return (
    <Page title={t`Gift cards`}>
      <div className="stack max-640">
        {step === 'done' ? (
          <Notice
            tone="proven"
            isUrgent
            title={t`We have your application`}
            action={
              <Button variant="default" onClick={() => go('form', 'replace')}>
                {t`Apply for others`}
              </Button>
            }
          >
            {t`We check it and e-mail you. Nothing has been charged.`}
          </Notice>
        ) : (
          <Applying
            onSent={() => {
              setSent(true)
              go('done')
            }}
          />
        )}
        <OwnGiftCards.Part />
      </div>
    </Page>
  )
}

function Applying({ onSent }: { onSent: () => void }) {
  const { t } = useLingui()
  const quantities = useQuantities()
  const form = useForm({
    initial: { website: '', face_value: '', quantity: '' },
    rules: { website: requiredError, face_value: aboveZero, quantity: needed },
    wrong: name => (name === 'website' ? msg`This is not a website.` : undefined),
    forgets: true,
    body: ({ website, face_value, quantity }) => ({
      website: website.trim(),
      face_value,
      quantity: Number(quantity) as wire.GiftCardQuantity,
    }),
    send: useSubmit(applyGiftCard, { onSuccess: onSent }),
  })
  return (
    <Panel title={t`Gift cards for your company`}>
      <Form
        form={form}
        end={
          <Button type="submit" size="lg" fullWidth loading={form.isBusy}>
            {t`Apply for gift cards`}
          </Button>
        }
      >
        <TextInput
          {...form.text('website', t`Website of the company`)}
          placeholder="example.com"
          autoComplete="url"
          maxLength={200}
        />
        <MoneyInput {...form.field('face_value', t`Face value of a single card`)} currency="USD" places={2} />
        <NativeSelect
          {...form.text('quantity', t`How many in all`)}
          data={[{ value: '', label: t`Choose one` }, ...choicesOf(quantities)]}
        />
      </Form>
    </Panel>
  )
}
