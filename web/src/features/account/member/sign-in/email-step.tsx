import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { loadSentences } from '../../../../client/load-sentences.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { StepTitle } from '../../../../parts/steps.tsx'
import { emailError } from '../../../../platform/members/member/validate.ts'

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
  const { t, i18n } = useLingui()
  const words = useProblemWords()
  const [isChecked, setChecked] = useState(false)
  const send = useMutation({
    mutationFn: async (address: string) => {
      const refusal = await before(address)
      if (refusal) await loadSentences()
      return refusal
    },
    onSuccess: (refusal, address) => refusal ?? onSent(address),
  })
  const error = emailError(email)
  const refusal = send.data && words({ kind: 'refused', code: send.data, message: '', details: {} })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const address = email.trim().toLowerCase()
    onEmail(address)
    if (!error) send.mutate(address)
  }
  return (
    <form onSubmit={submit} noValidate className="stack">
      <div>
        <StepTitle>{title}</StepTitle>
        <p className="lead" style={{ marginBottom: 0 }}>
          {lead}
        </p>
      </div>
      <TextInput
        label={t`E-mail`}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={event => {
          send.reset()
          onEmail(event.currentTarget.value)
        }}
        error={isChecked && error ? i18n._(error) : refusal}
      />
      <ProblemNotice of={send.error} />
      <Button type="submit" size="lg" fullWidth loading={send.isPending}>
        {t`Send the code`}
      </Button>
      <div className="door-foot">{children}</div>
    </form>
  )
}
