import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import { loadSentences } from '../../../../client/load-sentences.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { Form, useForm } from '../../../../parts/form.tsx'
import { StepTitle } from '../../../../parts/steps.tsx'
import { addressOf, emailError } from '../../../../platform/members/member/validate.ts'

type EmailStepProps = {
  title: string
  lead: string
  email: string
  onEmail: (email: string) => void
  /** Looks the address up and sends the code; gives the refusal that keeps one here, if any. */
  before: (email: string) => Promise<'EMAIL_TAKEN' | 'EMAIL_UNKNOWN' | undefined>
  onSent: (email: string) => void
  children: ReactNode
}

/** The first step of everything that begins with an e-mail address. */
export function EmailStep({ title, lead, email, onEmail, before, onSent, children }: EmailStepProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const send = useMutation({
    mutationFn: async (address: string) => {
      const refusal = await before(address)
      if (refusal) await loadSentences()
      return refusal
    },
    onSuccess: (refusal, address) => refusal ?? onSent(address),
  })
  const refusal = send.data && words({ kind: 'refused', code: send.data, message: '', details: {} })
  const form = useForm({
    kept: [{ email }, typed => onEmail(typed.email)],
    rules: { email: emailError },
    forgets: true,
    body: () => addressOf(email),
    send,
  })
  const submit = (event: FormEvent) => {
    onEmail(addressOf(email))
    form.submit(event)
  }
  const field = form.text('email', t`E-mail`)
  const end = (
    <>
      <Button type="submit" size="lg" fullWidth loading={form.isBusy}>
        {t`Send the code`}
      </Button>
      <div className="door-foot">{children}</div>
    </>
  )
  return (
    <Form form={{ ...form, submit }} end={end}>
      <div>
        <StepTitle>{title}</StepTitle>
        <p className="lead mb-0">{lead}</p>
      </div>
      <TextInput {...field} type="email" autoComplete="email" error={field.error ?? refusal} />
    </Form>
  )
}
