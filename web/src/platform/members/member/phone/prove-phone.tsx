import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { CodeField } from '../../../../parts/code-step.tsx'
import { Form, useForm } from '../../../../parts/form.tsx'
import { Resend } from '../../../../parts/resend.tsx'
import { AreaCode } from './area-code.tsx'
import { editPhone, sendPhoneCode } from './queries.ts'

/** A number as the form has it, not yet checked. */
export type Phone = { readonly area_code: string; readonly phone: string }

type ProvePhoneProps = {
  phone: Phone
  onPhone: (phone: Phone) => void
  /** The number is the member's: proven, or kept as it is where no message can be sent. */
  onDone: () => void
  submitLabel: string
  /** Whether sending the code is what the screen is for. */
  isPrimary?: boolean
}

/** A phone number, then the code that is sent to it: with it the number is the member's, and proven. */
export function ProvePhone({ phone, onPhone, onDone, submitLabel, isPrimary = false }: ProvePhoneProps) {
  const [sentAtMs, setSentAtMs] = useState<number>()
  const finish = () => {
    setSentAtMs(undefined)
    onDone()
  }
  return sentAtMs === undefined ? (
    <NumberStep
      phone={phone}
      onPhone={onPhone}
      onSent={() => setSentAtMs(Date.now())}
      onKept={finish}
      isPrimary={isPrimary}
    />
  ) : (
    <PhoneCode
      phone={phone}
      sentAtMs={sentAtMs}
      onSent={setSentAtMs}
      onDone={finish}
      onBack={() => setSentAtMs(undefined)}
      submitLabel={submitLabel}
    />
  )
}

/** Sends the code. Where no message can be sent the number is kept as it is, not proven. */
const sendOrKeep = async (phone: Phone): Promise<'sent' | 'kept'> => {
  try {
    await sendPhoneCode(phone)
    return 'sent'
  } catch (thrown) {
    const problem = problemOf(thrown)
    if (problem.kind !== 'refused' || problem.code !== 'SMS_UNAVAILABLE') throw thrown
    await editPhone(phone)
    return 'kept'
  }
}

type NumberStepProps = {
  phone: Phone
  onPhone: (phone: Phone) => void
  onSent: () => void
  onKept: () => void
  isPrimary: boolean
}

function NumberStep({ phone, onPhone, onSent, onKept, isPrimary }: NumberStepProps) {
  const { t } = useLingui()
  const send = useMutation({
    mutationFn: sendOrKeep,
    onSuccess: what => (what === 'sent' ? onSent() : onKept()),
  })
  const missing = msg`Country code and phone number are required`
  const form = useForm({
    kept: [phone, onPhone],
    rules: { area_code: code => !code && missing, phone: number => !number.trim() && missing },
    body: typed => ({ ...typed, phone: typed.phone.trim() }),
    send,
  })
  const isWrong = send.isError && problemOf(send.error).kind === 'wrong'
  const field = form.text('phone', t`Phone number`)
  const end = (
    <Button type="submit" variant={isPrimary ? 'filled' : 'default'} loading={form.isBusy}>
      {t`Send a code by SMS`}
    </Button>
  )
  return (
    <Form form={isWrong ? { ...form, error: null } : form} end={end}>
      <AreaCode
        value={phone.area_code}
        onChange={area_code => form.change({ area_code })}
        isMissing={form.isWrong('area_code')}
      />
      <TextInput
        {...field}
        type="tel"
        autoComplete="tel-national"
        maxLength={24}
        onChange={event => {
          send.reset()
          field.onChange(event)
        }}
        error={isWrong ? t`This is not a phone number.` : field.error}
      />
    </Form>
  )
}

type PhoneCodeProps = {
  phone: Phone
  sentAtMs: number
  onSent: (atMs: number) => void
  onDone: () => void
  onBack: () => void
  submitLabel: string
}

function PhoneCode({ phone, sentAtMs, onSent, onDone, onBack, submitLabel }: PhoneCodeProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const prove = useMutation({
    mutationFn: (code: string) => editPhone({ ...phone, code }),
    onSuccess: onDone,
  })
  const number = `${phone.area_code} ${phone.phone}`
  const problem = prove.isError ? problemOf(prove.error) : undefined
  const isCodeWrong = problem?.kind === 'refused' && problem.code === 'WRONG_CODE'
  return (
    <div className="stack">
      <p className="quiet">{t`Enter the six digits we sent to ${number}.`}</p>
      <CodeField
        label={t`Code from the SMS`}
        onCode={prove.mutate}
        isBusy={prove.isPending}
        error={isCodeWrong ? t`That is not the code we sent, or it has expired.` : problem && words(problem)}
        submitLabel={submitLabel}
      >
        <div className="row apart wrap quiet">
          <Button variant="default" size="sm" onClick={onBack}>
            {t`Change the number`}
          </Button>
          <Resend sentAtMs={sentAtMs} onSent={onSent} onResend={() => sendPhoneCode(phone)} />
        </div>
      </CodeField>
    </div>
  )
}
