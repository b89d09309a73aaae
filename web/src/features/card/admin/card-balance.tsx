import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Money } from '../../../parts/money.tsx'
import { EntryPage } from '../../../parts/page/entry-page.tsx'
import { SignInLink } from '../../../parts/page/sign-in-link.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { StepTitle } from '../../../parts/steps.tsx'
import { askCardBalance } from './queries.ts'

/** Balance of a card, for anyone who gives its reference code and the last 4 digits of its number. */
export function CardBalance() {
  const { t } = useLingui()
  const [referenceCode, setCode] = useState('')
  const [digits, setDigits] = useState('')
  const [isChecked, setChecked] = useState(false)
  const ask = useMutation({ mutationFn: askCardBalance })
  const isWhole = referenceCode.trim() !== '' && /^\d{4}$/.test(digits)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isWhole) ask.mutate({ referenceCode: referenceCode.trim(), digits })
  }
  const typed = (set: (value: string) => void) => (value: string) => {
    ask.reset()
    set(value)
  }
  return (
    <EntryPage title={t`Card balance`}>
      <form onSubmit={submit} noValidate className="stack">
        <div>
          <StepTitle>{t`Card balance`}</StepTitle>
          <p className="lead" style={{ marginBottom: 0 }}>
            {t`Both are printed on the card. You need not sign in.`}
          </p>
        </div>
        <TextInput
          label={t`Card reference code`}
          name="referenceCode"
          autoComplete="off"
          maxLength={40}
          value={referenceCode}
          onChange={event => typed(setCode)(event.currentTarget.value)}
          error={isChecked && !referenceCode.trim() ? t`Please enter all fields` : undefined}
        />
        <TextInput
          label={t`Last 4 digits of the card number`}
          name="digits"
          autoComplete="off"
          inputMode="numeric"
          maxLength={4}
          value={digits}
          onChange={event => typed(setDigits)(event.currentTarget.value)}
          error={isChecked && !/^\d{4}$/.test(digits) ? t`Enter 4 digits.` : undefined}
        />
        <ProblemNotice of={ask.error} />
        {ask.data && (
          <div role="status">
            <div className="label">{t`On the card`}</div>
            <Money amount={ask.data.balance} currency={ask.data.currency} size="xl" isStrong />
          </div>
        )}
        <Button type="submit" size="lg" fullWidth loading={ask.isPending}>
          {t`Show the balance`}
        </Button>
        <div className="door-foot">
          <SignInLink />
        </div>
      </form>
    </EntryPage>
  )
}
