import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Form, needed, useForm } from '../../../parts/form.tsx'
import { Money } from '../../../parts/money.tsx'
import { EntryPage, SignInLink } from '../../../parts/page/entry-page.tsx'
import { StepTitle } from '../../../parts/steps.tsx'
import { askCardBalance } from './queries.ts'

/** Balance of a card, for anyone who gives its reference code and the last 4 digits of its number. */
export function CardBalance() {
  const { t } = useLingui()
  const ask = useMutation({ mutationFn: askCardBalance })
  const form = useForm({
    initial: { referenceCode: '', digits: '' },
    rules: { referenceCode: needed, digits: text => !/^\d{4}$/.test(text) && msg`Enter 4 digits.` },
    forgets: true,
    body: ({ referenceCode, digits }) => ({ referenceCode: referenceCode.trim(), digits }),
    send: ask,
  })
  const end = (
    <>
      {ask.data && (
        <div role="status">
          <div className="label">{t`On the card`}</div>
          <Money amount={ask.data.balance} currency={ask.data.currency} size="xl" isStrong />
        </div>
      )}
      <Button type="submit" size="lg" fullWidth loading={form.isBusy}>
        {t`Show the balance`}
      </Button>
      <div className="door-foot">
        <SignInLink />
      </div>
    </>
  )
  return (
    <EntryPage title={t`Card balance`}>
      <Form form={form} end={end}>
        <div>
          <StepTitle>{t`Card balance`}</StepTitle>
          <p className="lead mb-0">{t`Both are printed on the card. You need not sign in.`}</p>
        </div>
        <TextInput
          {...form.text('referenceCode', t`Card reference code`)}
          autoComplete="off"
          maxLength={40}
        />
        <TextInput
          {...form.text('digits', t`Last 4 digits of the card number`)}
          autoComplete="off"
          inputMode="numeric"
          maxLength={4}
        />
      </Form>
    </EntryPage>
  )
}
