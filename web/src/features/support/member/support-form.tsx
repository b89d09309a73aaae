import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useSubmit } from '../../../client/submit.ts'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { MessageFields, useMessage } from './message-fields.tsx'
import { openSupport } from './queries.ts'

type SupportFormProps = { reference: string | undefined; onSent: (id: string) => void }

/** Asks customer service: what it is about, the record that it concerns, what happened, and a file. */
export function SupportForm({ reference: given = '', onSent }: SupportFormProps) {
  const { t } = useLingui()
  const [subject, setSubject] = useState('')
  const [reference, setReference] = useState(given)
  const [isChecked, setChecked] = useState(false)
  const message = useMessage()
  const send = useSubmit(openSupport, { onSuccess: ({ id }) => onSent(id) })
  const about = reference.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!message.check() || subject.trim() === '') return
    send.mutate({ subject: subject.trim(), ...message.sent, ...(about ? { reference: about } : {}) })
  }
  return (
    <Panel title={t`Write to us`}>
      <form onSubmit={submit} noValidate className="stack">
        <TextInput
          label={t`Subject`}
          name="subject"
          maxLength={120}
          value={subject}
          onChange={event => setSubject(event.currentTarget.value)}
          error={isChecked && subject.trim() === '' ? t`Say what it is about.` : undefined}
        />
        <TextInput
          label={t`Record that it is about (optional)`}
          description={t`The reference of a payment, a deposit or an order, as its record shows it.`}
          name="reference"
          maxLength={200}
          value={reference}
          onChange={event => setReference(event.currentTarget.value)}
        />
        <MessageFields label={t`What happened`} fields={message.fields} />
        <p className="quiet">
          {t`We never ask for your password, for a code that was mailed to you, or for your PAY code.`}
        </p>
        <ProblemNotice of={send.error} />
        <Button type="submit" size="lg" fullWidth loading={send.isPending} disabled={message.isBusy}>
          {t`Send to customer service`}
        </Button>
      </form>
    </Panel>
  )
}
