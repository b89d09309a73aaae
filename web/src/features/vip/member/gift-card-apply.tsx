import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { isZero } from '../../../i18n/amount.ts'
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
      <div className="stack" style={{ maxWidth: 640 }}>
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
          <Form
            onSent={() => {
              setSent(true)
              go('done')
            }}
          />
        )}
        <OwnGiftCards />
      </div>
    </Page>
  )
}

function Form({ onSent }: { onSent: () => void }) {
  const { t, i18n } = useLingui()
  const words = useProblemWords()
  const quantities = useQuantities()
  const [website, setWebsite] = useState('')
  const [faceValue, setFaceValue] = useState('')
  const [quantity, setQuantity] = useState<wire.GiftCardQuantity>()
  const [isChecked, setChecked] = useState(false)
  const send = useSubmit(applyGiftCard, { onSuccess: onSent })
  const problem = send.isError ? problemOf(send.error) : undefined
  const isWebsiteWrong = problem?.kind === 'wrong' && problem.issues.some(({ path }) => path === 'website')
  const nameError = requiredError(website)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!nameError && !isZero(faceValue) && quantity !== undefined)
      send.mutate({ website: website.trim(), face_value: faceValue, quantity })
  }
  return (
    <Panel title={t`Gift cards for your company`}>
      <form onSubmit={submit} noValidate className="stack">
        <TextInput
          label={t`Website of the company`}
          name="website"
          placeholder="example.com"
          autoComplete="url"
          maxLength={200}
          value={website}
          onChange={event => {
            send.reset()
            setWebsite(event.currentTarget.value)
          }}
          error={
            isWebsiteWrong
              ? t`This is not a website.`
              : isChecked && nameError
                ? i18n._(nameError)
                : undefined
          }
        />
        <MoneyInput
          label={t`Face value of a single card`}
          name="face_value"
          currency="USD"
          places={2}
          value={faceValue}
          onChange={setFaceValue}
          error={isChecked && isZero(faceValue) ? t`Enter an amount above zero.` : undefined}
        />
        <NativeSelect
          label={t`How many in all`}
          name="quantity"
          value={quantity === undefined ? '' : String(quantity)}
          data={[{ value: '', label: t`Choose one` }, ...choicesOf(quantities)]}
          onChange={({ currentTarget: { value } }) =>
            setQuantity(value === '' ? undefined : (Number(value) as wire.GiftCardQuantity))
          }
          error={isChecked && quantity === undefined ? t`Please enter all fields` : undefined}
        />
        {problem && !isWebsiteWrong && <Notice tone="wrong" title={words(problem)} isUrgent />}
        <Button type="submit" size="lg" fullWidth loading={send.isPending}>
          {t`Apply for gift cards`}
        </Button>
      </form>
    </Panel>
  )
}
